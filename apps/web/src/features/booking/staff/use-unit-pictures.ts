import { useRef, useState } from "react";
import { type Upload, uploadPrivate } from "../../../lib/upload.ts";

/** Sends pictures of units, which a form knows by their addresses and the API by their numbers. */
export function useUnitPictures() {
  const numbers = useRef(new Map<string, number>());
  const [underWay, setUnderWay] = useState(0);
  return {
    isSending: underWay > 0,
    async store(job: Omit<Upload, "path">): Promise<string> {
      setUnderWay((count) => count + 1);
      try {
        const { berkasid, address } = await uploadPrivate(job);
        numbers.current.set(address, berkasid);
        return address;
      } finally {
        setUnderWay((count) => count - 1);
      }
    },
    numbersOf: (addresses: readonly string[]): number[] =>
      addresses.flatMap((address) => numbers.current.get(address) ?? []),
  };
}
