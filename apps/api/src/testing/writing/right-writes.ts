import { createPerson } from "../people.ts";
import { jpeg } from "../uploads.ts";
import { attach, post, type WritingCall, type WritingStage } from "./writing-call.ts";

let serial = 0;
function next(): number {
  serial += 1;
  return serial;
}

async function rolesOf({ app }: WritingStage, ...names: readonly string[]): Promise<number[]> {
  const { roles } = app.deps.db.prisma;
  return Promise.all(names.map(async (name) => (await roles.findUniqueOrThrow({ where: { name } })).id));
}

const user = () => ({
  username: `petugas${next()}`,
  email: `petugas${serial}@contoh.example`,
  fullname: "Petugas",
  password: "Kebun-Rahasia#26",
  statusakun: 1,
});

/** Who may do what. */
export const rightWrites: readonly WritingCall[] = [
  {
    operation: "post /role_has_permissions/matriks",
    // Somebody else may have made the change meanwhile.
    again: "refused",
    async prepare(stage) {
      const { permissions } = stage.app.deps.db.prisma;
      const { id: permission_id } = await permissions.findFirstOrThrow({ where: { name: "tbl_skpd/list" } });
      const [role_id] = await rolesOf(stage, "dinas");
      return post(stage.cast.superuser, "role_has_permissions/matriks", { permission_id, role_id, granted: true });
    },
  },
  {
    operation: "post /userdata/kewenangan/{id}",
    again: "refused",
    async prepare(stage) {
      const { userid } = await createPerson(stage.app);
      const path = `userdata/kewenangan/${userid}`;
      const { body } = await stage.cast.superuser.get(path).expect(200);
      const held = await rolesOf(stage, "bank", "nasabah");
      return post(stage.cast.superuser, path, { held, extra: body.extra, versi: body.versi });
    },
  },
  {
    operation: "post /userdata/add_with_roles",
    again: "refused",
    async prepare(stage) {
      const roles = await rolesOf(stage, "bank", "nasabah");
      return post(stage.cast.superuser, "userdata/add_with_roles", { roles, user: user() });
    },
  },
  {
    operation: "post /userdata/resetpassword/{id}",
    again: "another",
    async prepare({ app, cast }) {
      const { userid } = await createPerson(app);
      return post(cast.superuser, `userdata/resetpassword/${userid}`, { wajibganti: true });
    },
  },
  {
    operation: "post /userdata/akhirisesi/{id}",
    again: "another",
    prepare: async ({ app, cast }) => post(cast.superuser, `userdata/akhirisesi/${(await app.as("bank")).userid}`),
  },
  {
    operation: "post /account/switchrole",
    again: "another",
    async prepare(stage) {
      const caller = await stage.app.as("nasabah");
      const [role_id = 0] = await rolesOf(stage, "bank");
      const data = { model_id: caller.userid, role_id, urutan: 2 };
      await stage.app.deps.db.prisma.model_has_roles.create({ data });
      return post(caller, "account/switchrole", { role: "bank" });
    },
  },
  {
    operation: "post /account/edit",
    again: "refused",
    async prepare({ app }) {
      const caller = await app.as("nasabah");
      const versi = await app.versionOf("userdata", caller.userid);
      return post(caller, "account/edit", { versi, fullname: "Nama Baru" });
    },
  },
  {
    operation: "post /account/mails",
    again: "another",
    prepare: async ({ app }) => post(await app.as("nasabah"), "account/mails", { surelditolak: ["kemajuan"] }),
  },
  {
    operation: "post /account/sessions/end_others",
    again: "another",
    async prepare({ app }) {
      const caller = await app.as("nasabah");
      await app.as("nasabah", app.world.home, caller.userid);
      return post(caller, "account/sessions/end_others");
    },
  },
];

/** Files, and what is compared with a file. */
export const fileWrites: readonly WritingCall[] = [
  {
    operation: "post /fileuploader/upload/photo",
    again: "another",
    prepare: async ({ app }) =>
      attach(await app.as("nasabah"), "fileuploader/upload/photo", "file", await jpeg(60, 40), "foto.jpg"),
  },
  {
    operation: "post /fileuploader/upload/document",
    again: "another",
    prepare: async ({ app }) =>
      attach(await app.as("nasabah"), "fileuploader/upload/document", "file", "%PDF-1.7 a letter", "surat.pdf"),
  },
  {
    operation: "post /fileuploader/upload/publication",
    again: "another",
    prepare: async ({ cast }) =>
      attach(cast.pemda, "fileuploader/upload/publication", "file", "%PDF-1.7 a regulation", "perda.pdf"),
  },
  {
    operation: "post /filehelper/uploadfile",
    again: "another",
    prepare: async ({ cast }) =>
      attach(cast.superuser, "filehelper/uploadfile", "import", "a;b\r\n1;2\r\n", "data.csv"),
  },
  {
    operation: "post /fileuploader/remove_temp_file",
    again: "refused",
    async prepare({ app }) {
      const caller = await app.as("nasabah");
      const send = attach(caller, "fileuploader/upload/photo", "file", await jpeg(60, 40), "foto.jpg");
      const { body } = await send(app.app).expect(200);
      return post(caller, "fileuploader/remove_temp_file", { temp_file: body.path });
    },
  },
  {
    operation: "post /sync/{entity}/file",
    again: "another",
    mayBeTwice: true,
    async prepare({ cast }) {
      const content = `idpemda;skpdid;skpdname\r\n32;6.${next()};Dinas Baru\r\n`;
      return attach(cast.superuser, "sync/tbl_skpd/file", "import", content, "data.csv");
    },
  },
  {
    operation: "post /sync/{entity}/apply/{id}",
    again: "refused",
    async prepare({ app, cast }) {
      const content = `idpemda;skpdid;skpdname\r\n32;6.${next()};Dinas Baru\r\n32;1.03.01;Dinas Lain ${serial}\r\n`;
      const { body } = await attach(
        cast.superuser,
        "sync/tbl_skpd/file",
        "import",
        content,
        "data.csv",
      )(app.app).expect(200);
      const keys = body.differences.map(({ key }: { key: string }) => key);
      return post(cast.superuser, `sync/tbl_skpd/apply/${body.id}`, { keys });
    },
  },
];
