import { afterAll, beforeAll, expect, test } from "vitest";
import { act, bring, createCast, createLodging, orderOf } from "../../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test("where a region has no bank connection of its own, the default one issues the bill", async () => {
  const cast = await createCast(testApp);
  const { prisma } = testApp.deps.db;
  const { home } = testApp.world;
  const body = async () => orderOf(await createLodging(testApp, home, 2));
  const billedBy = async () => {
    const { record } = await bring(testApp, cast, 30, await body());
    const { idbilling } = await act(cast.manager, "konfirmasipesanan", record.id, { versi: record.versi });
    return (await prisma.tagihan.findUniqueOrThrow({ where: { idbilling: idbilling ?? "" } })).systemid;
  };
  const own = await prisma.system.findFirstOrThrow({ where: { idpemda: home.idpemda } });
  const { bankid, terminalid, channelid } = own;
  const common = await prisma.system.create({ data: { bankid, terminalid, channelid, awalan: "88990" } });
  expect(await billedBy()).toBe(own.id);
  const elsewhere = await prisma.tbl_pemda.create({ data: { pemdaid: "99", pemdaname: "Provinsi 99" } });
  await prisma.system.update({ where: { id: own.id }, data: { idpemda: elsewhere.idpemda } });
  expect(await billedBy()).toBe(common.id);
});
