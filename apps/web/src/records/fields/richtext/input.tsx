import { lazy, Suspense } from "react";
import { LoadingState } from "../../../components/loading-state.tsx";
import { loadChunk } from "../../../lib/page-route.ts";
import type { InputProps } from "../field-parts.ts";

const Editor = lazy(async () => ({ default: (await loadChunk(() => import("./editor.tsx"))).RichTextField }));

/** The editor is large, so it comes only with a form that has a rich text. */
export function LazyRichTextField(props: InputProps) {
  return (
    <Suspense fallback={<LoadingState lines={2} />}>
      <Editor {...props} />
    </Suspense>
  );
}
