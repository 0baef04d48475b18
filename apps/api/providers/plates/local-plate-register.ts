import type { PlateQuestion, PlateRegister } from "./plate-register.ts";

type RegisteredPlate = PlateQuestion & { vin: string };

/** A register for trying things out: it knows the plates that it was told of. */
export interface LocalPlateRegister extends PlateRegister {
  /** A plate may be told of for several vehicles. */
  add(plates: readonly RegisteredPlate[]): void;
  setDown(isDown: boolean): void;
}

export function createLocalPlateRegister(): LocalPlateRegister {
  const known: RegisteredPlate[] = [];
  let isDown = false;
  return {
    add: (plates) => void known.push(...plates),
    setDown: (nowDown) => {
      isDown = nowDown;
    },

    async find({ plate, state }) {
      if (isDown) return { kind: "unavailable", cause: new Error("the register of plates is down") };
      const found = known.filter((each) => each.plate === plate && each.state === state);
      return { kind: "found", vins: found.map(({ vin }) => vin) };
    },
  };
}
