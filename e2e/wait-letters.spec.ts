import { randomUUID } from "node:crypto";
import { expect, readers, test } from "./fixtures.ts";
import { setOfferBack, setWaitOver } from "./pages/elapsed.ts";
import { followSignedOut, letterTo, look } from "./pages/letters.ts";
import { personReading } from "./pages/own-account.ts";
import { readAs } from "./pages/own-object.ts";
import { orderBy } from "./pages/own-order.ts";
import { callAs } from "./pages/walk-in.ts";

const said = {
  id: {
    ...{ free: /^Kini tersedia untuk Anda/, held: "Unit ini ditahan untuk Anda sampai", offer: "Tersedia untuk Anda" },
    ...{ over: /^Tawaran Anda sudah berakhir/, again: "Anda dapat menunggu lagi", list: "Daftar tunggu" },
    ...{ none: /^Tidak ada yang kosong/, ended: "Anda tidak lagi menunggu." },
  },
  en: {
    ...{ free: /^Free for you now/, held: "It is held for you until", offer: "Free for you" },
    ...{ over: /^Your offer has lapsed/, again: "you can wait again", list: "Waiting list" },
    ...{ none: /^Nothing became free/, ended: "You no longer wait for it." },
  },
} as const;

for (const language of readers) {
  test(`what becomes free is offered by mail, in ${language}, and so is said that the time for it, or for waiting, is over`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const say = said[language];
    const holder = await orderBy(page, language);
    const { objek } = await readAs(page, holder.who, `trx_penginapan/view/${holder.id}`);
    const waits = await orderBy(page, language);
    const wish = { objectid: objek.objectid, waktu: holder.nightOf(40), jumlahunit: 4, kelompoktarif: "umum" };
    await callAs(page, waits.who, "booking/tunggu", { ...wish, kunci: randomUUID() });
    const last = await personReading(page, language);
    await callAs(page, last.who, "booking/tunggu", { ...wish, kunci: randomUUID() });
    await holder.step(holder.who, "pembatalan", { versi: holder.versi, alasanpembatalan: "Rencana kami berubah" });

    const reader = await visitor({ language });
    const address = `${waits.who}@example.test`;
    const offered = await letterTo(page, address, say.free);
    await look(reader, offered);
    for (const words of [holder.name, say.held]) expect(offered.text).toContain(words);
    const fresh = await visitor({ language });
    await followSignedOut(fresh, offered, waits.who);
    await expect(fresh.getByRole("heading", { level: 1, name: say.offer, exact: true })).toBeVisible();
    await expect(fresh.getByText(holder.name).first()).toBeVisible();

    await setWaitOver(last.userid);
    const none = await letterTo(page, `${last.who}@example.test`, say.none);
    await look(reader, none);
    for (const words of [holder.name, say.ended]) expect(none.text).toContain(words);
    const ended = await visitor({ language });
    await followSignedOut(ended, none, last.who);
    await expect(ended.getByRole("heading", { level: 1, name: say.list, exact: true })).toBeVisible();

    await setOfferBack(objek.objectid);
    const over = await letterTo(page, address, say.over);
    await look(reader, over);
    expect(over.text).toContain(say.again);
    const later = await visitor({ language });
    await followSignedOut(later, over, waits.who);
    await expect(later.getByRole("heading", { level: 1, name: say.list, exact: true })).toBeVisible();
  });
}
