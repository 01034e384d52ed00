import { desktop, expect, expectAccessible, open, password, phone, test } from "./fixtures.ts";

test("a page opens as a dialog of 700 px or a drawer of 400 px at the right, and a narrow window keeps its margin", async ({
  as,
}) => {
  const page = await as("bank");
  await open(page, "/tbl_skpd?dialog=%2Ftbl_skpd%2Fview%2F1");
  const overlay = page.getByRole("dialog");
  await expect(overlay.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect.poll(async () => (await overlay.boundingBox())?.width).toBe(700);
  await page.setViewportSize(phone);
  await expect.poll(async () => (await overlay.boundingBox())?.width).toBeLessThanOrEqual(phone.width * 0.95);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/tbl_skpd?drawer=%2Ftbl_skpd%2Fview%2F1");
  await expect(overlay).toHaveCount(1);
  await expect.poll(async () => await overlay.boundingBox()).toMatchObject({ x: 1280 - 400, width: 400 });
});

test("a list shows one picture of a record, 50 by 50, which opens all of them large", async ({ as }) => {
  const page = await as("superuser");
  await open(page, "/mst_objectretribusi");
  const thumbnail = page.getByRole("button", { name: /show (it|them) large/ }).first();
  await expect(thumbnail.locator("img")).toHaveAttribute("src", /size=thumb/);
  expect(await thumbnail.boundingBox()).toMatchObject({ width: 50, height: 50 });
  await thumbnail.click();
  await expect(page.getByRole("dialog").locator("img").first()).toHaveAttribute("src", /size=large/);
  await open(page, "/userdata");
  await expect(page.getByRole("img", { name: "No picture" }).first()).toBeVisible();
});

test("the chosen language stays on the device until signing out, which forgets it and the token", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  await open(page, "/index/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: /Language/ }).click();
  await page.getByRole("menuitemradio", { name: "Bahasa Indonesia" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  await page.locator("input[autocomplete=username]").fill("bank");
  await page.locator("input[type=password]").fill(password);
  await page.locator("button[type=submit]").click();
  await page.getByRole("button", { name: /^Akun/ }).click();
  expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await page.getByRole("menuitem", { name: "Keluar" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
  expect((await kept()).filter((key) => /token|locale/.test(key))).toEqual([]);
  await context.close();
});

test("the rich-text editor asks for a picture's address and only then inserts it, if it is shown; the saved record is told", async ({
  as,
}) => {
  const page = await as("superuser");
  // One host is named in PICTURE_HOSTS, the other isn't. What an earlier run has left in the record is another picture.
  const file = `${Date.now()}.svg`;
  const [refused, there] = [`https://elsewhere.example.test/${file}`, `https://tiles.example.test/${file}`];
  const asked: string[] = [];
  await page.route("https://*.example.test/**", (route) => {
    if (route.request().url().endsWith(file)) asked.push(route.request().url());
    return route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await open(page, "/mst_objectretribusi/edit/42");
  await page.locator(".ProseMirror").first().fill("A house by the sea");
  await page.getByRole("button", { name: "Picture by address" }).first().click();
  const address = page.getByRole("textbox", { name: "Address of the picture (URL)" });
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(address).toBeFocused();
  const pictures = page.locator(".ProseMirror img:not(.ProseMirror-separator)");
  await address.fill(refused);
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(page.getByText("No picture can be shown from there.")).toBeVisible();
  await expect(address).toHaveValue(refused);
  await expect(pictures).toHaveCount(0);
  expect(asked).toEqual([]);
  await address.fill(there);
  await page.getByRole("textbox", { name: "What the picture shows" }).fill(" The house from the street ");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAttribute("src", there);
  await expect(page.getByRole("img", { name: "The house from the street" }).first()).toHaveAttribute("src", there);
  expect(new Set(asked)).toEqual(new Set([there]));
  await page.locator("form button[type=submit]").click();
  await expect(page.getByText("Record updated successfully")).toBeVisible();
  // The form leaves for the list a moment after it was told; whoever opened it again before that would be led away.
  await expect(page).not.toHaveURL(/\/edit\//);
  await open(page, "/mst_objectretribusi/edit/42");
  await expect(pictures).toHaveAttribute("alt", "The house from the street");
});

test("a booking in the drawer of a wide window has one column, and its buttons their room", async ({ as }) => {
  const page = await as("pengelola");
  await open(page, "/trx_penginapan/list_booking_pengelola");
  await page
    .getByRole("link", { name: /^View / })
    .first()
    .click();
  const drawer = page.getByRole("dialog");
  const buttons = drawer.getByRole("group", { name: "What can be done" }).getByRole("button", { name: "More" });
  await expect(buttons.first()).toBeVisible();
  const { width = 0 } = (await buttons.first().boundingBox()) ?? {};
  expect(width).toBeGreaterThan(80);
  expect(await drawer.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test("nothing moves for whoever asks for that, and for others something does", async ({ visitor }) => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    const page = await visitor({ reducedMotion });
    await open(page, "/");
    const longest = await page.evaluate(() => {
      const styles = [...document.querySelectorAll("*")].map((one) => getComputedStyle(one));
      const times = styles.flatMap((one) => `${one.transitionDuration},${one.animationDuration}`.split(","));
      return Math.max(...times.map(Number.parseFloat));
    });
    if (reducedMotion === "reduce") expect(longest).toBeLessThanOrEqual(0.001);
    else expect(longest).toBeGreaterThan(0.05);
  }
});

test("a question that is asked before the code of windows has come is asked when it has", async ({ as }) => {
  const page = await as("superuser");
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route("**/assets/windows-*.js", async (route) => {
    await isPressed;
    await route.continue();
  });
  await open(page, "/tbl_skpd/view/1");
  await page.getByRole("button", { name: "Delete" }).click();
  press();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("button", { name: "Delete" })).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).first().click();
  await expect(question).toBeHidden();
});

test("the calendar of an object speaks the language of the visitor", async ({ visitor }) => {
  for (const [language, title, monday] of [
    ["en", "Availability", "Mo"],
    ["id", "Ketersediaan", "Sn"],
  ] as const) {
    const page = await visitor({ language });
    await open(page, "/index/catalogue/3");
    const calendar = page.getByRole("region", { name: title });
    await expect(calendar.getByText(monday, { exact: true }).first()).toBeVisible();
  }
});

test("an object speaks the language of its visitor, and says which one where it has only the other", async ({
  visitor,
}) => {
  for (const [language, about, kind, of, text, spoken] of [
    ["en", "About", "penginapan", "Wisma Flobamora", "on the Bay of Kupang", "en"],
    ["id", "Tentang", "penginapan", "Wisma Flobamora", "di tepi Teluk Kupang", "id"],
    ["en", "About", "gedung", "Gazebo TAHURA", "untuk piknik keluarga", "id"],
    ["id", "Tentang", "penginapan", "Vila Bukit Waringin", "the gate to Komodo", "en"],
  ] as const) {
    const page = await visitor({ language });
    await open(page, `/index/catalogue?jenis=${kind}&cari=${encodeURIComponent(of)}`);
    await page.getByRole("link", { name: of }).first().click();
    const story = page.getByRole("region", { name: about }).locator("[lang]");
    await expect(story).toContainText(text);
    await expect(story).toHaveAttribute("lang", spoken);
  }
});

test("no words on pages of rights and in lists are smaller than twelve pixels", async ({ as }) => {
  const page = await as("superuser");
  for (const address of ["/userdata/kewenangan/5", "/userdata", "/trx_penginapan", "/report_trx_all"]) {
    await open(page, address);
    await expect(page.locator("main").getByRole("button").first()).toBeVisible();
    await page.locator(".ag-row, [class*=Badge]").first().waitFor();
    const small = await page.locator("main *").evaluateAll((all) =>
      all
        .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.textContent?.trim()))
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 12)
        .map((one) => one.textContent),
    );
    expect(small, address).toEqual([]);
  }
});
