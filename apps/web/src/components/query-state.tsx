import { ErrorState } from "./error-state.tsx";
import { LoadingState } from "./loading-state.tsx";

interface Props {
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** How much is coming, as for `LoadingState`. */
  readonly lines?: number | undefined;
}

/** What stands where there is no answer yet, or none: the data's own place is beside it. */
export function QueryState({ query, lines }: Props) {
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return query.isPending ? <LoadingState lines={lines} /> : null;
}
