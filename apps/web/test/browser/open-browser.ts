import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';

export async function openBrowser(): Promise<Browser> {
  const { args, ...options } = await chromiumOptions();
  return chromium.launch({ ...options, args: [...args, '--no-zygote'] });
}
