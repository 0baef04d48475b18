import { z } from "zod";

export const Country = z.enum(["US", "CA"]);
export const Locale = z.enum(["en-US", "en-CA", "fr-CA"]);

export const Location = z
  .object({ region: z.string().max(2).optional(), countryCode: Country })
  .meta({ id: "Location" });
export type Location = z.infer<typeof Location>;

export const Address = z
  .object({
    addressLine1: z.string().trim().min(1).max(50),
    addressLine2: z.string().trim().max(50).optional(),
    city: z.string().trim().min(1).max(35),
    state: z.string().length(2),
    zipCode: z.string().trim().min(5).max(10),
    country: Country,
  })
  .meta({ id: "Address" });
export type Address = z.infer<typeof Address>;
