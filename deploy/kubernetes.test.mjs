/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { findCommand } from '../scripts/lib/browser.cjs';
import { createTempFolder, ROOT } from '../scripts/lib/cli.mjs';

const FOLDER = path.join(ROOT, 'deploy/kubernetes');
const read = (name) => fs.readFileSync(path.join(FOLDER, name), 'utf8');
const MODELS = { ...apps, ...core, ...networking, ...policy };

const objectsIn = (text) => parseAllDocuments(text).map((document) => document.toJS());
const kustomization = parse(read('kustomization.yaml'));
const objects = kustomization.resources.flatMap((name) => objectsIn(read(name)));
const find = (kind, name = 'storefront') =>
  objects.find((object) => object.kind === kind && object.metadata.name === name);

/** The package has a folder for each API group without a dot in its name. */
const moduleOf = ({ apiVersion }) => `kubernetes-models/${apiVersion}`;

/** Throws if a field of an object is missing or has the wrong type. */
function validate(object) {
  const { [object.kind]: Model } = MODELS;
  new Model(object).validate();
}

/** Finds unknown fields, such as misspelt ones, through the compiler's errors for the objects as literals. */
function unknownNames(list) {
  const { folder, remove } = createTempFolder('kubernetes');
  try {
    const lines = list.map(
      (object, index) =>
        `export const o${index}: import('${moduleOf(object)}').I${object.kind} = ${JSON.stringify(object)};`,
    );
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const file = path.join(folder, 'objects.ts');
    fs.writeFileSync(file, lines.join('\n'));
    const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
    const options = '--noEmit --strict --skipLibCheck --module nodenext --ignoreConfig'.split(' ');
    execFileSync(tsc, [...options, '--types', '', file], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return error.stdout || String(error);
  } finally {
    remove();
  }
}

test('O4: every object matches the schema of its kind', () => {
  expect(objects).toHaveLength(7);
  for (const object of objects) validate(object);
  expect(unknownNames(objects)).toBe('');
});

test('O4: the schema check finds missing and misspelt fields', () => {
  const wrong = structuredClone(find('Deployment'));
  delete wrong.spec.selector;
  expect(() => validate(wrong)).toThrow('selector');
  const misspelt = structuredClone(find('Deployment'));
  misspelt.spec.template.spec.containers[0].readynessProbe = {};
  expect(unknownNames([misspelt])).toContain('readynessProbe');
});

test('O4: selectors, names and ports match', () => {
  const deployment = find('Deployment');
  const { labels } = deployment.metadata;
  const [shop] = deployment.spec.template.spec.containers;
  for (const selected of [
    deployment.spec.selector.matchLabels,
    deployment.spec.template.metadata.labels,
    find('Service').spec.selector,
    find('PodDisruptionBudget').spec.selector.matchLabels,
    find('NetworkPolicy').spec.podSelector.matchLabels,
  ])
    expect(selected).toEqual(labels);
  const [{ name, containerPort }] = shop.ports;
  expect(find('Service').spec.ports[0].targetPort).toBe(name);
  for (const probe of [shop.startupProbe, shop.readinessProbe, shop.livenessProbe])
    expect(probe.httpGet.port).toBe(name);
  const dockerfile = fs.readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8');
  expect(dockerfile).toContain(`EXPOSE ${containerPort}\n`);
  expect(dockerfile).toContain(`VOLUME ${shop.volumeMounts[0].mountPath}\n`);
  expect(kustomization.images[0].name).toBe(shop.image);
});

test('O4: a terminating instance is first removed from the service, and has ten seconds to drain', () => {
  const { spec } = find('Deployment');
  const pod = spec.template.spec;
  const [, seconds] = pod.containers[0].lifecycle.preStop.exec.command;
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 10);
  expect(spec.replicas).toBeGreaterThanOrEqual(2);
  expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
});

const kubectl = findCommand('kubectl', process.env);
const withKubectl = kubectl === undefined ? test.skip : test;

withKubectl('O4: kustomize builds the same objects (needs kubectl)', () => {
  const built = objectsIn(execFileSync(kubectl, ['kustomize', FOLDER], { encoding: 'utf8', stdio: 'pipe' }));
  for (const object of built) validate(object);
  expect(unknownNames(built)).toBe('');
  const names = (list) => list.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort();
  expect(names(built.filter(({ kind }) => kind !== 'ConfigMap'))).toEqual(names(objects));
  const [configuration] = built.filter(({ kind }) => kind === 'ConfigMap');
  const [shop] = built.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers;
  expect(shop.envFrom[0].configMapRef.name).toBe(configuration.metadata.name);
  expect(shop.image).toMatch(/\/storefront-shop:v1$/);
});
