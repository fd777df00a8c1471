import { describe, expect, test } from 'vitest';
import { languages } from '../text.ts';
import { chatFacts as facts } from './chat-facts.fixture.ts';
import { chatQuestions } from './chat-questions.fixture.ts';
import { chatReply } from './chat-replies.ts';
import { chatTextsEn } from './chat-texts-en.ts';
import { chatTextsNl } from './chat-texts-nl.ts';
import { unseenChatQuestions } from './chat-unseen.fixture.ts';

const texts = { nl: chatTextsNl, en: chatTextsEn };

/** Each question of a table as `topic: question`, with what it was taken for if that is something else. */
function missed(table: typeof chatQuestions): { all: number; missed: string[] } {
  const rows = Object.entries(table).flatMap(([topic, questions]) =>
    languages.flatMap((lang) => questions[lang].map((question) => ({ topic, lang, question }))),
  );
  const wrong = rows.flatMap(({ topic, lang, question }) => {
    const { topics } = chatReply(question, { lang, texts: texts[lang], facts });
    return topics.some((each) => each === topic) ? [] : [`${topic}: ${question} (${topics.join(', ')})`];
  });
  return { all: rows.length, missed: wrong };
}

describe('questions as people type them', () => {
  test('each reach their topic', () => {
    const { all, missed: wrong } = missed(chatQuestions);
    expect(all).toBeGreaterThanOrEqual(200);
    expect(wrong).toEqual([]);
  });

  test('that the rules have not seen: 95 of 100 do', () => {
    const { all, missed: wrong } = missed(unseenChatQuestions);
    expect(all).toBeGreaterThanOrEqual(100);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(all * 0.05);
  });
});
