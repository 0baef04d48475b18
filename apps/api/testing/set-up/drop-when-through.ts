import { afterAll } from "vitest";
import { dropTestDatabases } from "../open-test-database.ts";

// Hooks run in reverse order, so that the nodes that a file opened are closed by then.
afterAll(dropTestDatabases);
