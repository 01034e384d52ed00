/** What every link in a rich text carries: the page behind it learns nothing of ours and gets no recommendation from us. */
export const linkRelation = "noopener noreferrer nofollow";

/** Own files are named without any way up or out; a browser takes a backslash for a slash, so there is none either. */
const ownFile = /^\/files\/[\w-]+\/[\w-]+\.\w+(\?[\w=&-]*)?$/;

const securely = /^https:\/\/[^\s\\/]/i;

/**
 * Whether a rich text may show the picture at this address: one of our own under `/files/`, or one that comes encrypted. Anything else
 * (another scheme, `//host`, a place in this site) is none.
 */
export const isPictureAddress = (address: string): boolean => ownFile.test(address) || securely.test(address);
