import { topicPaths } from "./resources.ts"

/** True when a change of the topic may change the answer of a path; letter case is ignored, as in all paths. */
export const followedBy = (topic: keyof typeof topicPaths): ((path: string) => boolean) => {
  // During an upgrade, a newer version of the service may name a topic that this page does not know.
  const beginnings = ((topicPaths[topic] as readonly string[] | undefined) ?? []).map((each) => each.toLowerCase())
  return (path) => beginnings.some((each) => path.toLowerCase().startsWith(each))
}
