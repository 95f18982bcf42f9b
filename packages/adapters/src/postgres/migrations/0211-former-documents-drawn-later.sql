-- The PDF of an invoice whose parties were renewed is drawn when somebody asks for it, where nobody had before: until then its
-- content is empty. A process of the release before gives such an attachment out empty.
grant update (content) on invoice_attachments to svc_app;
