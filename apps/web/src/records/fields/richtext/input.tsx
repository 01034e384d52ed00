import { Suspense } from "react";
import { LoadingState } from "../../../components/loading-state.tsx";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import type { InputProps } from "../field-parts.ts";

const Editor = lazyPart(async () => (await import("./editor.tsx")).RichTextField);

/** The editor is large, so it comes only with a form that has a rich text. */
export function LazyRichTextField(props: InputProps) {
  return (
    <Suspense fallback={<LoadingState lines={2} />}>
      <Editor {...props} />
    </Suspense>
  );
}
