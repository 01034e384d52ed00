import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import supertest from "supertest";
import { sweepReportDocuments } from "../../features/report/document-sweep.ts";
import { createPerson, password, tokenOf } from "../people.ts";
import { person, wish } from "../schedule.ts";
import { post, remove, type Send, type WritingCall, type WritingStage } from "./writing-call.ts";

type Bearer = { readonly token: string };
type Prepare = (stage: WritingStage) => Promise<Send>;

const written = (operation: string, again: WritingCall["again"], prepare: Prepare): WritingCall => ({
  operation,
  again,
  prepare,
});

/** Somebody who has just signed in with a password. */
async function signedIn({ app }: WritingStage, role: "nasabah" | "bank" = "nasabah") {
  const one = await createPerson(app, role);
  return { ...one, token: await tokenOf(app, one) };
}

const byPassword =
  (path: string, more: object = {}) =>
  async (stage: WritingStage) =>
    post(await signedIn(stage), path, { passwordlama: password, ...more });

/** Somebody whose new e-mail address waits to be confirmed. */
async function withNewEmail(stage: WritingStage): Promise<Bearer> {
  const one = await signedIn(stage);
  const change = {
    versi: await stage.app.versionOf("userdata", one.userid),
    email: `baru${one.userid}@contoh.example`,
  };
  const { body } = await post(one, "account/edit", { ...change, passwordlama: password })(stage.app.app).expect(200);
  return { token: body.token ?? one.token };
}

const request = { peran: "bank", alasan: "Teller di cabang contoh." };

export async function asked({ app }: WritingStage) {
  const asker = await app.as("default");
  const { body } = await asker.post("account/peran", request).expect(200);
  return { asker, id: body.permintaan[0].id };
}

/** What people do with their own account, and what others decide about it. */
export const accountWrites: readonly WritingCall[] = [
  written("post /auth/login", "another", async ({ app }) => {
    const { username } = await createPerson(app);
    return (through) => supertest(through).post("/api/auth/login").send({ username, password });
  }),
  written("post /auth/logout", "refused", async ({ app }) => post(await app.as("nasabah"), "auth/logout")),
  written("post /account/apikey", "another", byPassword("account/apikey")),
  written("delete /account/apikey", "another", async (stage) => {
    const one = await signedIn(stage);
    await post(one, "account/apikey", { passwordlama: password })(stage.app.app).expect(200);
    return remove(one, "account/apikey");
  }),
  written("delete /userdata/apikey/{id}", "another", async (stage) => {
    const one = await signedIn(stage);
    await post(one, "account/apikey", { passwordlama: password })(stage.app.app).expect(200);
    return remove(stage.cast.superuser, `userdata/apikey/${one.userid}`);
  }),
  written("post /account/close", "refused", byPassword("account/close")),
  written("post /account/sessions/end", "refused", async (stage) => {
    const one = await signedIn(stage);
    await tokenOf(stage.app, one);
    const sessions = await supertest(stage.app.app)
      .get("/api/account/sessions")
      .set("Authorization", `Bearer ${one.token}`)
      .expect(200);
    const other = sessions.body.find(({ ini }: { ini: boolean }) => !ini);
    return post(one, "account/sessions/end", { id: other.id });
  }),
  {
    operation: "post /account/email/resend",
    again: "another",
    mayBeTwice: true,
    prepare: async (stage) => post(await withNewEmail(stage), "account/email/resend"),
  },
  written("delete /account/email", "same", async (stage) => remove(await withNewEmail(stage), "account/email")),
  written("post /account/peran", "refused", async ({ app }) => post(await app.as("default"), "account/peran", request)),
  written("post /account/peran/tarik", "refused", async (stage) => {
    const { asker, id } = await asked(stage);
    return post(asker, "account/peran/tarik", { id });
  }),
  written("post /userdata/peninjauan/peran/{id}", "refused", async (stage) => {
    const { id } = await asked(stage);
    return post(stage.cast.superuser, `userdata/peninjauan/peran/${id}`, { putusan: "setuju" });
  }),
  written("post /userdata/peninjauan/akun/{id}", "refused", async ({ app, cast }) => {
    const { userid } = await createPerson(app, "nasabah", 3);
    const decision = { versi: await app.versionOf("userdata", userid), putusan: "setuju", kelompoktarif: "umum" };
    return post(cast.superuser, `userdata/peninjauan/akun/${userid}`, decision);
  }),
  written("post /userdata/resetlink/{id}", "another", async ({ app, cast }) =>
    post(cast.superuser, `userdata/resetlink/${(await createPerson(app)).userid}`),
  ),
  written("post /userdata/akhirisesi", "another", async ({ app, cast }) => {
    await app.as("nasabah");
    return post(cast.superuser, "userdata/akhirisesi");
  }),
  written("post /account/privasi", "another", async ({ app }) =>
    post(await app.as("nasabah"), "account/privasi", { privasiversi: privacyVersion }),
  ),
];

const view = {
  sumber: "rekap",
  judul: "Triwulan I",
  permintaan: { dasar: "bayar", kelompok: "objectid" },
  periode: "bulan_lalu",
  dibagikan: false,
};

const kept = async ({ cast }: WritingStage) => (await cast.dinas.post("report/tampilan", view).expect(200)).body.id;
const planned = async ({ cast }: WritingStage) =>
  (await cast.dinas.post("report/jadwal", wish(person(cast.dinas))).expect(200)).body.id;
const document = { sumber: "laporan/rekap", format: "csv", query: { dasar: "pesan", kelompok: "idskpd" } };

/** What people keep of reports. */
export const reportWrites: readonly WritingCall[] = [
  written("post /report/tampilan", "another", async ({ cast }) => post(cast.dinas, "report/tampilan", view)),
  written("post /report/tampilan/{id}", "another", async (stage) =>
    post(stage.cast.dinas, `report/tampilan/${await kept(stage)}`, { judul: "Bulan lalu" }),
  ),
  written("delete /report/tampilan/{id}", "refused", async (stage) =>
    remove(stage.cast.dinas, `report/tampilan/${await kept(stage)}`),
  ),
  written("post /report/jadwal", "another", async ({ cast }) =>
    post(cast.dinas, "report/jadwal", wish(person(cast.dinas))),
  ),
  written("post /report/jadwal/{id}", "another", async (stage) =>
    post(stage.cast.dinas, `report/jadwal/${await planned(stage)}`, {
      ...wish(person(stage.cast.dinas)),
      judul: "Lain",
    }),
  ),
  written("post /report/jadwal/{id}/aktif", "another", async (stage) =>
    post(stage.cast.dinas, `report/jadwal/${await planned(stage)}/aktif`, { aktif: false }),
  ),
  written("post /report/jadwal/{id}/kirim", "another", async (stage) =>
    post(stage.cast.dinas, `report/jadwal/${await planned(stage)}/kirim`),
  ),
  written("delete /report/jadwal/{id}", "refused", async (stage) =>
    remove(stage.cast.dinas, `report/jadwal/${await planned(stage)}`),
  ),
  written("post /report/dokumen", "another", async ({ cast }) => post(cast.dinas, "report/dokumen", document)),
  {
    operation: "delete /report/dokumen/{id}",
    again: "refused",
    settle: ({ app }) => sweepReportDocuments(app.deps),
    async prepare({ cast }) {
      const { body } = await cast.dinas.post("report/dokumen", document).expect(200);
      return remove(cast.dinas, `report/dokumen/${body.id}`);
    },
  },
  written("post /system/pengaturan", "refused", async ({ cast }) => {
    const { body } = await cast.superuser.get("system/pengaturan").expect(200);
    return post(cast.superuser, "system/pengaturan", { versi: body.versi, namaorganisasi: "Pemerintah Contoh" });
  }),
];
