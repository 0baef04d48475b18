const started = Date.now();

/** Says what happens now, with the time since the start. */
export function heading(text) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`[${seconds} s] ${text}`);
}

/** Ends the program with what went wrong and what to do about it. */
export function giveUp(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
