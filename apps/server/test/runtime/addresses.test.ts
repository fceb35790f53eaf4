import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { invitingOrigin, networkAddresses, reachableOrigins } from '../../src/runtime/addresses.ts';
import { squareLines, welcome } from '../../src/welcome.ts';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

const HOME = ['192.168.1.20', '203.0.113.7'];

test('[S-23] the addresses of a machine: the network at home first, its own and those of tunnels never before it', () => {
  const interfaces = {
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    eth1: [at('203.0.113.7')],
    wlan0: [at('192.168.1.20'), at('fe80::1', { family: 'IPv6' })],
    usb0: [at('169.254.3.4')],
    gone: undefined,
  };
  expect(networkAddresses(interfaces)).toEqual(['192.168.1.20', '203.0.113.7', '172.17.0.1']);
});

test('[S-23] others reach what listens on the network, and nothing that listens on this machine alone', () => {
  expect(reachableOrigins({ host: '0.0.0.0', port: 8080 }, HOME)).toEqual([
    'http://192.168.1.20:8080',
    'http://203.0.113.7:8080',
  ]);
  expect(reachableOrigins({ host: '::', port: 80 }, HOME)).toEqual(['http://192.168.1.20', 'http://203.0.113.7']);
  expect(reachableOrigins({ host: '10.0.0.5', port: 9000 }, HOME)).toEqual(['http://10.0.0.5:9000']);
  expect(reachableOrigins({ host: 'fd00::5', port: 9000 }, HOME)).toEqual(['http://[fd00::5]:9000']);
  for (const host of ['localhost', '127.0.0.1', '::1'])
    expect(reachableOrigins({ host, port: 8080 }, HOME)).toEqual([]);
});

test('[S-23] an invitation names the way its sender came, unless nobody else could come that way', () => {
  expect(invitingOrigin('lan.test:8080', { host: '0.0.0.0' })).toBe('http://lan.test:8080');
  for (const here of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080', undefined])
    expect(invitingOrigin(here, { host: '10.0.0.5' })).toMatch(/^http:\/\/10\.0\.0\.5(:8080)?$/);
  expect(invitingOrigin('localhost:8080', { host: 'localhost' })).toBe('http://localhost:8080');
  expect(invitingOrigin('not a host', { host: '10.0.0.5' })).toBe('http://not a host');
});

test('[S-23] [V-30] npm start says how to let others in; with --lan it prints their address, also as a square', () => {
  const said = {
    port: 8080,
    publicUrl: undefined,
    called: 'npm start --',
    lan: false,
    colours: false,
    addresses: HOME,
  };
  expect(welcome({ ...said, host: 'localhost' })).toEqual([
    'illuminice: play at http://localhost:8080',
    'illuminice: to let others in your network join: npm start -- --lan',
  ]);
  const [here, others, ...square] = welcome({ ...said, host: '0.0.0.0', lan: true });
  expect(here).toBe('illuminice: play at http://localhost:8080');
  expect(others).toContain('http://192.168.1.20:8080 or http://203.0.113.7:8080');
  expect(square.length).toBeGreaterThan(12);
  expect(welcome({ ...said, host: '10.0.0.5' })[0]).toBe('illuminice: play at http://10.0.0.5:8080');
  expect(welcome({ ...said, host: '0.0.0.0', addresses: [] })[1]).toContain('in no network');
  expect(welcome({ ...said, host: '0.0.0.0', publicUrl: 'https://play.example.org' })).toEqual([
    'illuminice: play at https://play.example.org',
  ]);
});

test('[S-23] the square is the same with colours and without, light and dark exchanged', () => {
  const plain = squareLines('http://192.168.1.20:8080', { colours: false });
  const coloured = squareLines('http://192.168.1.20:8080', { colours: true });
  const exchanged = plain.map((line) => [...line].map((sign) => '█▄▀ '[' ▀▄█'.indexOf(sign)]).join(''));
  expect(coloured).toEqual(exchanged.map((line) => `\x1b[30;107m${line}\x1b[0m`));
  // The margin is light on all sides, or no camera finds the corners.
  expect(plain[0]).toMatch(/^█+$/);
});
