/**
 * Runs Stryker in the folder it is started in, with the options of its only argument, which are JSON. In a process of its own: at a signal
 * Stryker ends its process at once, and nobody else could put anything away.
 */
import { Stryker } from "@stryker-mutator/core";

await new Stryker(JSON.parse(process.argv[2] ?? "{}")).runMutationTest();
