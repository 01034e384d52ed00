import { defineConfig } from "vitest/config";

/** Files that put something in the place of a module, which has to be loaded anew for them, and one that weighs what it alone has alive. */
const alone = [
  "src/records/version.test.ts",
  "src/features/payment/reference.test.ts",
  "src/hostile/race.test.ts",
  "src/lib/files.test.ts",
];

/** Files with a cluster, in their longer form: a machine has room for one at a time, and what they measure would be that of whatever runs beside. */
const clusters = ["src/hostile/cluster.test.ts", "src/hostile/cluster-backup.test.ts", "src/hostile/faults.test.ts"];

/**
 * Every test file migrates a schema of its own, which takes its time on a machine that is busy with the other files. The modules and
 * the compiled description of the API are loaded once for all files of a worker: no file may leave anything behind in them.
 */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: ["src/testing/setup.ts"],
    projects: [
      {
        extends: true,
        test: { name: "together", include: ["src/**/*.test.ts"], exclude: [...alone, ...clusters], isolate: false },
      },
      { extends: true, test: { name: "alone", include: alone } },
      { extends: true, test: { name: "clusters", include: clusters, fileParallelism: false } },
    ],
  },
});
