/** Code that verifies a signature (Standard Webhooks) with the libraries of its authors. */
export const snippets = {
  "Node.js": `import { Webhook } from "standardwebhooks"

const webhook = new Webhook(process.env.WEBHOOK_SECRET)
// body: the text of the request as it came, before any parsing
const event = webhook.verify(body, request.headers)
`,
  Python: `import os
from standardwebhooks.webhooks import Webhook

webhook = Webhook(os.environ["WEBHOOK_SECRET"])
# body: the text of the request as it came, before any parsing
event = webhook.verify(body, headers)
`,
  Go: `import standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

webhook, err := standardwebhooks.NewWebhook(os.Getenv("WEBHOOK_SECRET"))
// body: the bytes of the request as they came, before any parsing
err = webhook.Verify(body, request.Header)
`,
  "C#": `using StandardWebhooks;

var webhook = new StandardWebhook(Environment.GetEnvironmentVariable("WEBHOOK_SECRET"));
// body: the text of the request as it came, before any parsing
webhook.Verify(body, request.Headers);
`,
} as const
