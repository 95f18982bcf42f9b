/** The SDK from its sources, so that it is bundled with the command line, like the other packages. */
export {
  ConnectionFailed,
  makeCore,
  RateLimited,
  Svc,
  SvcError,
  type SvcOptions,
  Unavailable,
} from "../../../../sdks/typescript/src/svc.gen.ts"
