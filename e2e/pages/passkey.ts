import type { Page } from "@playwright/test";

/** A device with a fingerprint reader, on which whoever asks is confirmed at once. */
export async function plugInDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const device = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true } as const;
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...device, isUserVerified: true, automaticPresenceSimulation: true },
  });
}
