/// <reference types="vite/client" />

/** Made by the build: vite/shipped-plugin.ts. */
declare module 'virtual:shipped' {
  export const VERSION: string;
  export const PACKAGES: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly text?: string;
  }[];
}
