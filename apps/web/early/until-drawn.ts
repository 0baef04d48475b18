/** Longer than the slowest phone draws. */
const LONGEST_WAIT_IN_MILLISECONDS = 3_000;

/**
 * Has something drawn, and resolves once it tells that it is. Where it never does, as it was not drawn at all, what is
 * to come afterwards is not held up for ever: the log that takes the reason to the server is part of it.
 */
export function untilDrawn(draw: (onDrawn: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    draw(resolve);
    setTimeout(resolve, LONGEST_WAIT_IN_MILLISECONDS);
  });
}
