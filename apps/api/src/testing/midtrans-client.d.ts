/** What we call of a library that has no types of its own. */
declare module "midtrans-client" {
  interface Signer {
    /** Base64. */
    getSymmetricSignatureHmacSh512(
      accessToken: string,
      requestBody: object,
      method: string,
      path: string,
      clientSecret: string,
      timeStamp: string,
    ): string;
    /** Base64; the key is PEM. */
    getAsymmetricSignatureSha256WithRsa(clientId: string, xTimeStamp: string, privateKey: string): string;
  }
  const library: { readonly SnapBi: Signer };
  export = library;
}
