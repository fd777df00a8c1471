import { expect, test } from 'vitest';
import { readSamples, toggled, writeSamples } from './samples.ts';

test.each([
  [undefined, []],
  ['', []],
  ['WF-116', ['WF-116']],
  ['WF-116 WF-218 WF-116', ['WF-116', 'WF-218']],
  ['WF-110 WF-112 WF-114 WF-116 WF-118 WF-120', ['WF-110', 'WF-112', 'WF-114', 'WF-116', 'WF-118']],
  // Other scripts of the page can write there.
  ['{"film":"WF-116"}', ['WF-116']],
  ['WF-1 wf-116 WF-11600 <b>', []],
])('"%s" holds the samples %j', (text, codes) => expect(readSamples(text)).toEqual(codes));

test('what is written can be read', () => {
  const codes = ['WF-116', 'WF-620'];
  expect(readSamples(writeSamples(codes))).toEqual(codes);
});

test('a sample is added once, and removed again', () => {
  expect(toggled(['WF-116'], 'WF-218')).toEqual(['WF-116', 'WF-218']);
  expect(toggled(['WF-116', 'WF-218'], 'WF-116')).toEqual(['WF-218']);
});

test('a sixth is not added, but a fifth can be removed', () => {
  const five = ['WF-110', 'WF-112', 'WF-114', 'WF-116', 'WF-118'];
  expect(toggled(five, 'WF-120')).toEqual(five);
  expect(toggled(five, 'WF-118')).toHaveLength(4);
});
