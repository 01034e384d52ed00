import { expect, test } from "./fixtures.ts";

test("the description of the API opens, shows its calls and tells of one", async ({ visitor }) => {
  const page = await visitor();
  await page.goto("/api/docs");
  const calls = page.locator(".opblock-tag-section");
  await expect(calls.first()).toBeVisible({ timeout: 90_000 });
  const groups = page.locator(".opblock-tag");
  await page.locator("#operations-tag-auth").click();
  const login = page.locator(".opblock").filter({ hasText: "/auth/login" });
  await login.locator(".opblock-summary-control").click();
  await expect(login.getByText("rememberme").first()).toBeVisible();
  await expect(login.getByText("multipart/form-data").first()).toBeAttached();
  const document = await (await page.request.get("/api/openapi.json")).json();
  const operations = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
  expect(operations.length).toBeGreaterThan(100);
  expect(await groups.count()).toBe(document.tags.length);
});
