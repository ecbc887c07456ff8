/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { reportMiss } from '@/lib/framework/core/patch-state';
import { handleProbe } from './monitoring-endpoints';

function readiness() {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/readyz' });
  const response = new ServerResponse(request);
  const end = jest.spyOn(response, 'end');
  expect(handleProbe(request, response)).toBe(true);
  return { status: response.statusCode, text: end.mock.calls[0]?.[0] };
}

test('O1: the readiness check lists mandatory patches that were not applied, but not tunings', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(readiness()).toEqual({ status: 200, text: 'ok\n' });
  reportMiss('paint-first');
  expect(readiness()).toEqual({ status: 200, text: 'ok\n' });
  reportMiss('noindex');
  reportMiss('flight-address');
  expect(readiness()).toEqual({
    status: 200,
    text: 'ok, but without result: flight-address, noindex\n',
  });
});
