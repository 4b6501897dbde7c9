import enCrisis from './en/crisis.txt';
import enTopics from './en/topics.txt';
import enUsualWords from './en/usualWords.txt';
import esCrisis from './es/crisis.txt';
import esTopics from './es/topics.txt';
import esUsualWords from './es/usualWords.txt';

/** Crisis patterns, topic examples, and words that are excluded from spelling correction */
export const languageData = {
  en: { crisis: enCrisis, topics: enTopics, usualWords: enUsualWords },
  es: { crisis: esCrisis, topics: esTopics, usualWords: esUsualWords },
};
