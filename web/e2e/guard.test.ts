import { expect, test } from 'vitest';
import { world } from './world';

const here = world();

test('the page is not allowed to talk to others, and the tests would notice', async () => {
  const ada = await here.visitor();
  await ada.goto('/');
  const answer = await ada.page.evaluate(() =>
    fetch('https://example.org/').then(
      () => 'answered',
      () => 'blocked',
    ),
  );
  expect(answer).toBe('blocked');
  await ada.page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://example.org/pixel.gif';
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(image, script);
  });
  const noticed = (pattern: RegExp) => ada.complaints.some((complaint) => pattern.test(complaint));
  const forbidden = ['connect-src', 'script-src', 'img-src'];
  await ada.until('all of it is noticed', () =>
    forbidden.every((part) => noticed(new RegExp(`Content Security Policy.*${part}`))),
  );
  expect(noticed(/^request to elsewhere: https:\/\/example\.org\/pixel\.gif$/)).toBe(true);
  expect(await ada.page.title()).not.toBe('taken over');
  ada.complaints.length = 0;
});
