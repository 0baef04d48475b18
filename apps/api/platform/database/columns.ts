import { bigint, customType } from "drizzle-orm/pg-core";

/** An instant in UTC, to the millisecond. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => "timestamp (3) with time zone",
  toDriver: (value) => value.toString(),
  fromDriver: (value) => Temporal.Instant.from(value),
});

/** A billing day. */
export const billingDay = customType<{ data: Temporal.PlainDate; driverData: string }>({
  dataType: () => "date",
  toDriver: (value) => value.toString(),
  fromDriver: (value) => Temporal.PlainDate.from(value),
});

/** Money in integer cents. */
export const cents = () => bigint({ mode: "number" });
