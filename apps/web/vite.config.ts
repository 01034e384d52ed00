import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { checkBudgets } from "./build/budgets.ts";
import { chunkGroups } from "./build/chunks.ts";
import { mantineStyles } from "./build/mantine-styles.ts";
import { neededTexts } from "./build/needed-texts.ts";

/** Where the API listens while the web is served by Vite with hot reload. */
const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Files that put something in the place of a module, and one about the application's own router. */
const alone = [
  "src/app.test.tsx",
  "src/features/identity/recovery/recovery.test.tsx",
  "src/features/identity/registration/register-form.test.tsx",
];
/** Before the code of windows has come, which has where screens are shown. */
const withoutWindows = "src/components/open-window.test.tsx";
const setupFiles = ["src/testing/setup.ts"];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), mantineStyles(), neededTexts(), checkBudgets()],
  build: {
    target: "es2023",
    // Small files inlined as data: addresses would need exceptions in the content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
  // Thousands of icons, of which a page needs a dozen.
  ssr: { noExternal: ["@tabler/icons-react"] },
  server: {
    proxy: { "/api": api, "/files": api },
  },
  test: {
    testTimeout: 30_000,
    // A test reads which characters our fonts hold; other styles are nothing to tests.
    css: { include: [/theme\/(?:font|global)\.css/] },
    // What moves ends with a timer, which may outlive the test's window.
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: "reduce" } } } },
    // Modules are most of what a test costs, and shared by all files of a worker; a screen has its router and its cache from `screenOf`.
    projects: [
      { extends: true, test: { name: "rules", include: ["src/**/*.test.ts", withoutWindows], isolate: false } },
      {
        extends: true,
        test: {
          name: "screens",
          include: ["src/**/*.test.tsx"],
          exclude: [...alone, withoutWindows],
          isolate: false,
          setupFiles,
        },
      },
      { extends: true, test: { name: "alone", include: alone, setupFiles } },
    ],
  },
}));
