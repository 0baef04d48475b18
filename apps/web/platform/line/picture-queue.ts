import { line } from "./line.ts";

/** Of those that nobody sees yet: more would have whoever presses play, or scrolls, wait for them. */
const AHEAD_AT_ONCE = 2;

interface Picture {
  isInSight: boolean;
  isUnderWay: boolean;
  ask(isAsked: boolean): void;
}

/** In the order in which they came near, until they are there. */
const pictures = new Map<Element, Picture>();
let sight: IntersectionObserver | undefined;

/**
 * Has a picture that came near asked for in its turn: at once where it is in sight, after those otherwise. `ask` hears no again
 * where somebody takes the line while nobody sees what is under way. Returns what takes it out once it is there, or is gone.
 */
export function queuePicture(place: Element, ask: (isAsked: boolean) => void): () => void {
  sight ??= watchSight();
  pictures.set(place, { isInSight: false, isUnderWay: false, ask });
  sight.observe(place);
  return () => {
    sight?.unobserve(place);
    if (pictures.delete(place)) goOn();
  };
}

function watchSight(): IntersectionObserver {
  line.subscribe(({ isTaken }) => (isTaken ? letGo() : goOn()));
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const picture = pictures.get(target);
      if (picture !== undefined) picture.isInSight = isIntersecting;
    }
    goOn();
  });
}

function goOn(): void {
  if (line.getState().isTaken) return;
  const all = [...pictures.values()];
  for (const picture of all) if (picture.isInSight) turn(picture, true);
  if (all.some(({ isInSight }) => isInSight)) return;
  for (const picture of all.slice(0, AHEAD_AT_ONCE)) turn(picture, true);
}

function letGo(): void {
  for (const picture of pictures.values()) if (!picture.isInSight) turn(picture, false);
}

function turn(picture: Picture, isUnderWay: boolean): void {
  if (picture.isUnderWay === isUnderWay) return;
  picture.isUnderWay = isUnderWay;
  picture.ask(isUnderWay);
}
