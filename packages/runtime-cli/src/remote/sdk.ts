/** The SDK from its sources: the command line is bundled with it, as with the other packages. */
export {
  ConnectionFailed,
  makeCore,
  RateLimited,
  Svc,
  SvcError,
  type SvcOptions,
  Unavailable,
} from "../../../../sdks/typescript/src/svc.gen.ts"
