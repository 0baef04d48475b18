/** Whole numbers of frames then make segments of whole seconds: 1,024 samples of sound are 32 ms. */
export const SAMPLES_PER_SECOND = 32_000;
/** Of one frame of AAC. */
export const SAMPLES_PER_FRAME = 1_024;
/** What is fetched, encrypted and scheduled as one; everything that is broadcast lasts a whole number of these. */
export const SEGMENT_IN_SECONDS = 4;
export const SAMPLES_PER_SEGMENT = SAMPLES_PER_SECOND * SEGMENT_IN_SECONDS;

/** Sound of two loudspeakers, each sample from -1 to 1. */
export interface Stereo {
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
}

export function silence(sampleCount: number): Stereo {
  return { left: new Float32Array(sampleCount), right: new Float32Array(sampleCount) };
}
