/** A question with its answer, as people read them. */
export interface HelpAnswer {
  id: string;
  question: string;
  answer: string;
}

/**
 * The answers that hold every word that was typed, or its beginning: those first whose question does. Accents and
 * case make no difference, so that "resilier" finds "Résilier".
 */
export function findAnswers<A extends HelpAnswer>(answers: readonly A[], typed: string): A[] {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return [...answers];
  const holdsAll = (text: string) => {
    const words = wordsIn(text);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  const inQuestion = answers.filter(({ question }) => holdsAll(question));
  const inAnswer = answers.filter(
    (one) => !inQuestion.includes(one) && holdsAll(`${one.question} ${one.answer}`),
  );
  return [...inQuestion, ...inAnswer];
}

function wordsIn(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
