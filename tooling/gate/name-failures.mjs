import { stripVTControlCharacters } from "node:util";
import { readReport } from "./read-report.mjs";

/** The tests that failed, each with the first lines of why, from the reports of both runners. */
export function nameFailures({ unit, browser }) {
  return [...unitFailures(readReport(unit)), ...browserFailures(readReport(browser))].map(
    ({ name, why }) => `  ✗ ${name}\n      ${firstLines(why)}`,
  );
}

function* unitFailures(report) {
  for (const { name: file, message, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message !== "") yield { name: file, why: message };
    for (const { fullName, failureMessages } of failed)
      yield { name: `${file} › ${fullName}`, why: failureMessages.join("\n") };
  }
}

function* browserFailures(report) {
  for (const { message } of report?.errors ?? []) yield { name: "the browser's run", why: message };
  yield* failuresOf(report?.suites ?? []);
}

function* failuresOf(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    for (const { ok, file, title, tests } of specs) {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      if (!ok) yield { name: `${file} › ${title}`, why: errors.map(({ message }) => message).join("\n") };
    }
    yield* failuresOf(inner);
  }
}

function firstLines(why) {
  const lines = stripVTControlCharacters(why).split("\n").filter(Boolean);
  return lines.slice(0, 4).join("\n      ");
}
