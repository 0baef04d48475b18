import { createLite } from "./create-lite.ts";

/** A program that makes the embedded database in the folder it is given, and ends. */
const [folder, durability] = process.argv.slice(2);
if (folder === undefined) throw new Error("no folder was given for the database");
const lite = await createLite(folder, durability === "durable");
await lite.close();
