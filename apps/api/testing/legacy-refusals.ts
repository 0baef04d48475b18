/** The code of a refused call of the legacy system, which comes under `error`; undefined where it was not refused. */
export function legacyCodeOf({ problem }: { problem: object }): string | undefined {
  return (problem as { error?: { errorCode: string } }).error?.errorCode;
}

/** The status and the code of a call of the legacy system. */
export function legacyRefusalOf(answer: { status: number; problem: object }): [number, string | undefined] {
  return [answer.status, legacyCodeOf(answer)];
}
