import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Where the API listens while the web is served by Vite with hot reload. */
const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2023",
    // Small files inlined as data: addresses would need exceptions in the content security policy.
    assetsInlineLimit: 0,
    // Tells the service worker which files the shell is made of.
    manifest: true,
    rolldownOptions: {
      output: {
        // Without groups every icon and every small module that two screens share is a file of its own: 100 requests
        // for the landing page. What only one screen needs, such as the grid, stays with it.
        codeSplitting: {
          groups: [
            { name: "icon", test: /@tabler/ },
            { name: "mantine", test: /@mantine[\\/](core|hooks|form)/, minShareCount: 4 },
            { name: "contract", test: /packages[\\/]contract|[\\/]zod[\\/]/ },
            { name: "shared", test: /apps[\\/]web[\\/]src[\\/](lib|components)/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": api, "/files": api },
  },
  test: {
    testTimeout: 30_000,
    // A test reads which characters our fonts hold; other styles are nothing to tests.
    css: { include: [/theme\/font\.css/] },
    // What moves ends with a timer, which may outlive the test's window.
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: "reduce" } } } },
    // Rules share their modules, which are most of what such a test costs; each file of screens has its own, with its router and its cache.
    projects: [
      { extends: true, test: { name: "rules", include: ["src/**/*.test.ts"], isolate: false } },
      { extends: true, test: { name: "screens", include: ["src/**/*.test.tsx"] } },
    ],
  },
});
