import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Language } from "@retribusi/contract/define/label";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import { expect, password, readers, test } from "./fixtures.ts";
import { accountMailReader } from "./pages/account-mails.ts";
import { owning, registering, statuses } from "./pages/account-sayings.ts";
import { setClosingBack } from "./pages/elapsed.ts";
import { closeNow } from "./pages/jobs.ts";
import type { ReadMail } from "./pages/letters.ts";
import { routesIn } from "./pages/mails.ts";
import { callAsHuman, callAsVisitor, newcomer, personReading } from "./pages/own-account.ts";
import { readAs } from "./pages/own-object.ts";
import { callAs } from "./pages/walk-in.ts";

/** The secret of the link that a mail brings. */
function keyIn({ text }: ReadMail): string {
  const [key] = routesIn(text).flatMap((route) => new URLSearchParams(route.split("?")[1]).get("key") ?? []);
  expect(key, "the mail has a link with a key").toBeTruthy();
  return key ?? "";
}

const chosen = "Kebun#Teh4211";
const own = { password: chosen, konfirmasipassword: chosen };

for (const language of readers) {
  test(`the mails of registering and of reviews say what happens next and lead there, in ${language}`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const read = await accountMailReader(visitor, language);
    const citizen = newcomer(language, privacyVersion);
    const { email, username } = citizen;
    await callAsHuman(page, language, "register", citizen);
    await read(email, registering.confirm, [`"${username}"`]);
    await callAsHuman(page, language, "register", { ...citizen, username: `lain.${randomUUID().slice(0, 8)}` });
    const again = await read(email, registering.confirmEarlier, [`"${username}"`]);
    await callAsVisitor(page, language, "verifyemail", { key: keyIn(again) });
    await callAsHuman(page, language, "verifyemail/send", { email });
    await read(email, registering.alreadyConfirmed, [`"${username}"`]);
    await callAsHuman(page, language, "register", { ...citizen, username: `lain.${randomUUID().slice(0, 8)}` });
    await read(email, registering.known, [`"${username}"`]);

    const office = { jenisakun: "organisasi", namaorganisasi: "PT Contoh", nib: "1234567890123" };
    for (const [saying, putusan] of [
      [registering.accountApproved, { putusan: "setuju", kelompoktarif: "instansi" }],
      [registering.accountRefused, { putusan: "tolak", alasan: "NIB tidak dikenal" }],
    ] as const) {
      const firm = newcomer(language, privacyVersion, office);
      await callAsHuman(page, language, "register", firm);
      await callAsVisitor(page, language, "verifyemail", { key: keyIn(await read(firm.email, registering.confirm)) });
      const { akun } = await readAs(page, "superuser", "userdata/peninjauan");
      const waiting = akun.find(({ username: name }: { username: string }) => name === firm.username);
      const decision = { ...putusan, versi: waiting.versi };
      await callAs(page, "superuser", `userdata/peninjauan/akun/${waiting.userid}`, decision);
      await read(firm.email, saying, putusan.putusan === "tolak" ? [putusan.alasan] : []);
    }
  });

  test(`the mails of a role that was asked for and of a status that was given say what counts now, in ${language}`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const read = await accountMailReader(visitor, language);
    const { who, userid } = await personReading(page, language);
    const email = `${who}@example.test`;
    const { pemdaid, skpdid, pengelolaid } = await readAs(page, "pengelola", "account");
    for (const [saying, wish, putusan] of [
      [registering.roleApproved, { peran: "pengelola", pemdaid, skpdid, pengelolaid }, { putusan: "setuju" }],
      [registering.roleRefused, { peran: "dinas", pemdaid, skpdid }, { putusan: "tolak", alasan: "Surat belum ada" }],
    ] as const) {
      const { permintaan } = await callAs(page, who, "account/peran", { ...wish, alasan: "Bertugas di sana" });
      await callAs(page, "superuser", `userdata/peninjauan/peran/${permintaan[0].id}`, putusan);
      await read(email, saying, putusan.putusan === "tolak" ? [putusan.alasan] : []);
    }
    for (const [name, saying] of Object.entries(statuses)) {
      const { versi } = await readAs(page, "superuser", `userdata/view/${userid}`);
      const status = Object.entries(accountStatus).find(([key]) => key === name);
      const change = { versi, statusakun: status?.[1], alasanstatus: "Surat 12/2026" };
      await callAs(page, "superuser", `userdata/edit/${userid}`, change);
      const mail = await read(email, saying);
      expect(mail.text, "the reason is for colleagues").not.toContain("Surat 12/2026");
    }
  });

  test(`the mails of passwords and addresses, and of an account that ends, tell its owner and lead to the mend, in ${language}`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const read = await accountMailReader(visitor, language);
    const { who, userid } = await personReading(page, language);
    const [email, other] = [`${who}@example.test`, `baru.${who}@example.test`];
    const named = [`"${who}"`];
    await callAsHuman(page, language, "forgotpassword", { username: who });
    const asked = await read(email, owning.asked, named);
    await callAsVisitor(page, language, "resetpassword", { key: keyIn(asked), ...own });
    await read(email, owning.passwordByLink, named);
    const unknown = `tidak.ada.${randomUUID().slice(0, 8)}@example.test`;
    await callAsHuman(page, language, "forgotpassword", { username: unknown });
    await read(unknown, owning.nobody);
    await callAs(page, "superuser", `userdata/resetlink/${userid}`, {});
    await read(email, owning.sent, named);
    const reset = { password, konfirmasipassword: password, wajibganti: false };
    await callAs(page, "superuser", `userdata/resetpassword/${userid}`, reset);
    await read(email, owning.reset, named);

    const mine = await signedIn(page, who, language);
    await mine("account/edit", { email: other, passwordlama: password });
    await read(email, owning.addressAsked, named);
    const link = await read(other, owning.link, named);
    await mine("auth/changeemail", { key: keyIn(link) });
    await read(email, owning.addressChanged, named);
    const { who: owner } = await personReading(page, language);
    await mine("account/edit", { email: `${owner}@example.test`, passwordlama: password });
    await read(`${owner}@example.test`, owning.addressTaken, [`"${owner}"`]);
    await mine("account/edit", { ...own, passwordlama: password });
    await read(other, owning.password, named);

    const again = await signedIn(page, who, language, chosen);
    await again("account/close", { passwordlama: chosen });
    await read(other, owning.closing, named);
    const kept = await signedIn(page, who, language, chosen);
    await read(other, owning.kept, named);
    await kept("account/close", { passwordlama: chosen });
    await setClosingBack(userid);
    await closeNow();
    await read(other, owning.closed);
  });
}

/** Signs in; answers a way to call as that person, who shows the version of their account where it is changed. */
async function signedIn(page: Page, username: string, language: Language, secret = password) {
  const { token } = await callAsVisitor(page, language, "login", { username, password: secret });
  const headers = { Authorization: `Bearer ${token}`, "Accept-Language": language };
  return async (path: string, data: object) => {
    const { versi } = await (await page.request.get("/api/account", { headers })).json();
    const shown = path === "account/edit" ? { versi, ...data } : data;
    const answer = await page.request.post(`/api/${path}`, { headers, data: shown });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
}
