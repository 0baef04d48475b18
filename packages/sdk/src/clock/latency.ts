const BUFFER_LENGTH = 3;
const OLDEST_WEIGHT = 0.2;
const NEWEST_WEIGHT = 1;

export interface LatencyBuffer {
  /** One-way latency in milliseconds. Whether the sample was taken; one that cannot be right is ignored. */
  add(oneWayLatency: number): boolean;
  isFull(): boolean;
  /** Oldest first. */
  samples(): readonly number[];
  /** Weighted towards the newest sample; 0 without samples. */
  average(): number;
}

/** The last three latencies of the way to the server and back, halved. */
export function createLatencyBuffer(maxTwoWayLatency: number): LatencyBuffer {
  const samples: number[] = [];
  return {
    add(oneWayLatency) {
      if (!Number.isFinite(oneWayLatency) || Math.abs(oneWayLatency) > maxTwoWayLatency / 2) return false;
      samples.push(oneWayLatency);
      if (samples.length > BUFFER_LENGTH) samples.shift();
      return true;
    },
    samples: () => [...samples],
    isFull: () => samples.length === BUFFER_LENGTH,
    average() {
      let sum = 0;
      let weights = 0;
      samples.forEach((sample, index) => {
        const share = samples.length === 1 ? 1 : index / (samples.length - 1);
        const weight = OLDEST_WEIGHT + (NEWEST_WEIGHT - OLDEST_WEIGHT) * share;
        sum += sample * weight;
        weights += weight;
      });
      return weights === 0 ? 0 : sum / weights;
    },
  };
}
