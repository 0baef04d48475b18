import { expect, it } from "vitest";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { fillIn } from "./fill-in.ts";

const nothing = EMPTY_PURCHASE.billing;
const wallet = {
  name: "Ana Maria Ferrer",
  address: { line1: "12 Hill Road", city: "Austin", state: "Texas", postal_code: "78701", country: "US" },
};
const whole = {
  firstName: "Ana Maria",
  lastName: "Ferrer",
  addressLine1: "12 Hill Road",
  addressLine2: "",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
};

it("fills name and address in where nothing was typed", () => {
  expect(fillIn(nothing, wallet, "US")).toEqual(whole);
});

it("never changes a name that was typed", () => {
  const typed = { ...nothing, firstName: "Jo" };
  expect(fillIn(typed, wallet, "US")).toEqual({ ...whole, firstName: "Jo", lastName: "" });
});

it("completes an address of which a part was typed, and leaves another one as it is", () => {
  expect(fillIn({ ...nothing, zipCode: "78701", city: "austin" }, wallet, "US")).toEqual(whole);
  const other = { ...nothing, city: "Dallas" };
  expect(fillIn(other, wallet, "US")).toEqual({ ...other, firstName: "Ana Maria", lastName: "Ferrer" });
});

it("takes no address of another country, and none that is not told", () => {
  const named = { ...nothing, firstName: "Ana Maria", lastName: "Ferrer" };
  expect(fillIn(nothing, wallet, "CA")).toEqual(named);
  expect(fillIn(nothing, { name: "Ana Maria Ferrer" }, "US")).toEqual(named);
  expect(fillIn(nothing, undefined, "US")).toEqual(nothing);
});
