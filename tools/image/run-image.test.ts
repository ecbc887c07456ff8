import { configurationOf } from './run-image';

test('the user, variables, volumes and health check of the image are applied', () => {
  const config = {
    User: 'node',
    WorkingDir: '/app',
    Volumes: { '/app/cache': {}, '/app/data': {} },
    Env: ['NODE_ENV=production', 'NODE_OPTIONS=--max-old-space-size=384', 'EMPTY='],
    Cmd: ['node', 'server.js'],
    Healthcheck: { Test: ['CMD', 'node', '-e', 'check()'], Interval: 1 },
  };
  expect(configurationOf(JSON.stringify({ Docker: { config } }))).toEqual({
    user: 'node',
    directory: '/app',
    volumes: '/app/cache /app/data',
    variables: { NODE_ENV: 'production', NODE_OPTIONS: '--max-old-space-size=384', EMPTY: '' },
    command: ['node', 'server.js'],
    check: ['CMD', 'node', '-e', 'check()'],
  });
});
