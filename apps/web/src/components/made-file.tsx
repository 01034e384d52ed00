import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { requestFile } from "../lib/api.ts";
import { PaperLayout } from "./paper-layout.tsx";

interface Props extends Omit<ComponentProps<typeof PaperLayout>, "made"> {
  /** Of the call that makes it, with what it is made for. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** A document that the server makes of a record: at every opening anew, since the record may have been corrected. */
export function MadeFile({ path, query = {}, ...layout }: Props) {
  const made = useQuery({
    queryKey: ["document", path, query],
    queryFn: ({ signal }) => requestFile({ path, query, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <PaperLayout made={made} {...layout} />;
}
