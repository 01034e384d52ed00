import midtrans from "midtrans-client";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, createBank, newExternalId, wib } from "../../testing/bank-partner.ts";
import { bring, createCast, createLodging, orderOf } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Signed by a library that others have written and that pays at banks every day. */
test("a client that we have not written signs in, asks and pays", async () => {
  const { app } = testApp;
  const bank = await createBank(testApp);
  const objectid = await createLodging(testApp, testApp.world.home, 1);
  const { record } = await bring(testApp, await createCast(testApp), 40, orderOf(objectid));
  const timestamp = wib(new Date());
  const signIn = midtrans.SnapBi.getAsymmetricSignatureSha256WithRsa(bank.clientKey, timestamp, bank.privateKey);
  const opened = await supertest(app)
    .post("/snap/v1.0/access-token/b2b")
    .set({ "X-CLIENT-KEY": bank.clientKey, "X-TIMESTAMP": timestamp, "X-SIGNATURE": signIn })
    .send({ grantType: "client_credentials" });
  expect(opened.body).toMatchObject({ responseCode: "2007300", tokenType: "Bearer", expiresIn: "900" });
  const { accessToken } = opened.body;
  const call = async (service: string, message: object) => {
    const path = `/snap/v1.0/transfer-va/${service}`;
    const { SnapBi } = midtrans;
    const signature = SnapBi.getSymmetricSignatureHmacSh512(accessToken, message, "post", path, bank.secret, timestamp);
    const { body } = await supertest(app)
      .post(path)
      .set({ Authorization: `Bearer ${accessToken}`, "X-TIMESTAMP": timestamp, "X-SIGNATURE": signature })
      .set({ "X-PARTNER-ID": `mitra-${bank.systemid}`, "X-EXTERNAL-ID": newExternalId(), "CHANNEL-ID": "95231" })
      .send(message);
    return body;
  };
  const account = accountOf(String(record.idbilling));
  const asked = await call("inquiry", { ...account, inquiryRequestId: "A-1" });
  expect(asked).toMatchObject({ responseCode: "2002400", virtualAccountData: { inquiryStatus: "00" } });
  const { totalAmount } = asked.virtualAccountData;
  const paid = await call("payment", { ...account, paymentRequestId: "A-1", paidAmount: totalAmount });
  expect(paid).toMatchObject({ responseCode: "2002500", virtualAccountData: { paymentFlagStatus: "00" } });
  const booking = await testApp.deps.db.prisma.booking.findUniqueOrThrow({ where: { id: record.id } });
  expect(booking.statusbooking).toBe(50);
});
