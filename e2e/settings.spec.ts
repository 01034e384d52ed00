import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";
import { RecordList } from "./pages/record-list.ts";

// Two people who change the settings at once would have to agree, which is no part of these journeys.
test.describe.configure({ mode: "default" });

const save = (page: Page) => page.getByRole("button", { name: "Save changes" }).click();

test("the organisation's settings count at once, and a test mail tells why it can't go", async ({ as, visitor }) => {
  const page = await as("superuser");
  await open(page, "/system/pengaturan");
  await page.getByLabel("Name of the organisation").fill("Pemerintah Provinsi Contoh");
  await page.getByRole("textbox", { name: "Mail server", exact: true }).fill("http://not-a-mail-server");
  await save(page);
  await expect(page.getByRole("textbox", { name: "Mail server", exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Name of the organisation")).toHaveValue("Pemerintah Provinsi Contoh");
  await expectAccessible(page);
  // Nothing listens at port 1.
  await page.getByRole("textbox", { name: "Mail server", exact: true }).fill("smtp://127.0.0.1:1");
  await save(page);
  await expect(page.getByText("Record updated successfully")).toBeVisible();
  await page.getByRole("button", { name: "Send a test mail" }).click();
  await expect(page.getByText("The connection was refused")).toBeVisible();

  const stranger = await visitor();
  await open(stranger, "/");
  // What the build has drawn knows no settings: they come with the program, and that with somebody.
  await stranger.keyboard.press("Tab");
  await expect(stranger.getByRole("banner").getByText("Pemerintah Provinsi Contoh")).toBeVisible();

  await page.getByLabel("Name of the organisation").fill("");
  await page.getByRole("textbox", { name: "Mail server", exact: true }).fill("");
  await save(page);
  await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
});

test("a bank's authorisation is kept and never shown, and its connection is tested", async ({ as, baseURL }) => {
  const page = await as("superuser");
  const authorization = page.getByRole("textbox", { name: /^Authorization/ }).or(page.locator("input[type=password]"));
  const saveRecord = () => page.getByRole("button", { name: "Save", exact: true }).click();
  await open(page, "/system/add");
  await page.getByLabel("Bank id").fill("110");
  await page.getByLabel("Terminal id").fill("WEB09");
  await page.getByLabel("Channel id").fill("6019");
  await page.getByLabel("Prefix of billing ids").fill("88919");
  const region = page.getByRole("combobox", { name: /^Regional government/ });
  await region.fill("Nusa Tenggara Timur");
  await page.getByRole("option", { name: /Nusa Tenggara Timur/ }).click();
  await saveRecord();
  await expect(page.getByLabel("Bank id")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Terminal id")).toHaveValue("WEB09");

  const list = new RecordList(page, "/system");
  await page.getByRole("link", { name: "Konfigurasi Sistem" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await list.settle();
  const place = (await list.row("Nusa Tenggara Timur").first().getAttribute("row-index")) ?? "0";
  const edit = page.locator(`.ag-row[row-index="${place}"]`).getByRole("link", { name: /^Edit/ });
  await edit.click();
  await page.getByLabel("Address of the bank's service").fill(`${baseURL}/api`);
  await authorization.first().fill("a secret word");
  await saveRecord();
  await expect(page.getByText("Record updated successfully")).toBeVisible();
  await expect(page.getByText("a secret word")).toHaveCount(0);
  await list
    .row("Nusa Tenggara Timur")
    .getByRole("link", { name: /^View Bank Simulasi Daerah \d+$/ })
    .click();
  await page.getByRole("button", { name: "Test connection" }).click();
  await expect(page.getByText("The bank's service was reached")).toBeVisible();
  await expectAccessible(page);
});

/** A square of one colour, whatever is asked for. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dfe8d8"/></svg>`;

test("a manager taps the place of a house on the organisation's map; without one nothing is asked from elsewhere", async ({
  as,
  baseURL,
}) => {
  const bandung = { latitude: -6.9174641, longitude: 107.6191232, accuracy: 12 };
  const page = await as("pengelola", {
    ...{ viewport: phone, hasTouch: true },
    ...{ permissions: ["geolocation", "clipboard-write"], geolocation: bandung },
  });
  const elsewhere = new Set<string>();
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) elsewhere.add(origin);
  });
  await page.goto("/");
  const { objectid } = await addOrderable(page, 1);
  await open(page, `/mst_objectretribusi/aturan?objectid=${objectid}`);
  const [latitude, longitude] = ["Latitude", "Longitude"].map((name) => page.getByRole("textbox", { name }));
  const coordinates = async () => [await latitude?.inputValue(), await longitude?.inputValue()].map(Number);
  const saveRules = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("The rules are saved.")).toBeVisible();
    const { lintang, bujur } = await readAs(page, "pengelola", `mst_objectretribusi/aturan/${objectid}`);
    return [lintang, bujur];
  };
  await page.evaluate(() => navigator.clipboard.writeText("-6.914744, 107.609810"));
  await longitude?.press("ControlOrMeta+v");
  expect(await coordinates()).toEqual([-6.914744, 107.60981]);
  await latitude?.fill("");
  await latitude?.pressSequentially("-6,5");
  expect(await coordinates(), "a comma is a point here").toEqual([-6.5, 107.60981]);
  await page.getByRole("button", { name: "Use where I am now" }).click();
  await expect(page.getByText("to within 12 m")).toBeVisible();
  expect(await saveRules()).toEqual([-6.917464, 107.619123]);
  const map = page.getByRole("application", { name: /^Map/ });
  await expect(map).toHaveCount(0);
  expect([...elsewhere]).toEqual([]);

  const administrator = await as("superuser");
  await open(administrator, "/system/pengaturan");
  const address = administrator.getByRole("textbox", { name: "Address of the map's tiles" });
  await address.fill("http://tiles.example.test/{z}/{x}/{y}.png");
  await save(administrator);
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(administrator.getByRole("alert")).toContainText("with https");
  await address.fill("https://tiles.example.test/{z}/{x}/{y}.png");
  await administrator.getByRole("textbox", { name: "Who made the map" }).fill("Badan Peta Contoh");
  await expectAccessible(administrator);
  await save(administrator);
  await expect(administrator.getByText("Record updated successfully")).toBeVisible();

  let isDown = false;
  await page.route("https://tiles.example.test/**", (route) =>
    isDown ? route.abort("connectionrefused") : route.fulfill({ contentType: "image/svg+xml", body: tile }),
  );
  await page.reload();
  await expect(page.getByText("Badan Peta Contoh")).toBeVisible();
  await expect(map.locator("img").first()).toBeVisible();
  await expectAccessible(page);
  await map.tap({ position: { x: 60, y: 200 } });
  await expect.poll(coordinates).not.toEqual([-6.917464, 107.619123]);
  const tapped = await coordinates();
  for (const [at, degrees] of tapped.entries()) expect(degrees).toBeCloseTo([-6.918, 107.617][at] ?? 0, 2);
  expect(await saveRules()).toEqual(tapped);
  expect([...elsewhere]).toEqual(["https://tiles.example.test"]);

  isDown = true;
  await page.reload();
  await expect(page.getByText("The coordinates can still be typed.")).toBeVisible();
  expect(await coordinates()).toEqual(tapped);
  await expectAccessible(page);

  await address.fill("");
  await administrator.getByRole("textbox", { name: "Who made the map" }).fill("");
  await save(administrator);
  await expect(administrator.getByRole("button", { name: "Save changes" })).toBeDisabled();
});
