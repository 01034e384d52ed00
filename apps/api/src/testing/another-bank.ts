import type { TestApp } from "./test-app.ts";

/** A second bank of the home region, which its bills can be paid through when somebody chooses it; answers its connection. */
export async function anotherBank({ deps, world }: Pick<TestApp, "deps" | "world">): Promise<number> {
  const { idpemda } = world.home;
  const data = {
    idpemda,
    bankid: "009",
    namabank: "Bank Lain",
    terminalid: "WEB32",
    channelid: "6011",
    awalan: "88009",
  };
  const { id } = await deps.db.prisma.system.upsert({
    where: { cakupan_bankid: { cakupan: idpemda, bankid: "009" } },
    create: data,
    update: {},
  });
  return id;
}
