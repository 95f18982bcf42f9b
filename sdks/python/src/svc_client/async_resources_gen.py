# Made from /openapi.json by `npm run generate`.

"""The operations of each resource, asynchronous."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .async_core import AsyncCore, AsyncItems
from .calls import Sent, encode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from decimal import Decimal
    from typing import Any, Literal

    from typing_extensions import Unpack

    from . import types_gen as T
    from .calls import Options

class AsyncAccountingPeriods:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.AccountingPeriod]:
        """Get accounting periods

        `filter`: OData 2 `$filter` of: `description`, `fiscalYear`, `fiscalPeriod`, `fiscalQuarter`, `calendarYear`, `calendarMonth`, `startDate`, `endDate`, `status`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/AccountingPeriods", {"Filter": filter, "OrderBy": order_by, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get_verification(
        self,
        **options: Unpack[Options],
    ) -> T.BooksVerification:
        """Verify the books"""
        answer: T.BooksVerification = await self._core.send("GET", "/AccountingPeriods/Verification", options)
        return answer

    async def get(
        self,
        year: str | int,
        period: str | int,
        **options: Unpack[Options],
    ) -> T.AccountingPeriod:
        """Get an accounting period"""
        answer: T.AccountingPeriod = await self._core.send("GET", f"/AccountingPeriods/{encode(year)}/{encode(period)}", options)
        return answer

    async def export(
        self,
        year: str | int,
        period: str | int,
        **options: Unpack[Options],
    ) -> Any:
        """Get the vouchers of an accounting period as a file"""
        answer: Any = await self._core.send("GET", f"/AccountingPeriods/{encode(year)}/{encode(period)}/Export", options)
        return answer

    async def close(
        self,
        year: str | int,
        period: str | int,
        body: Mapping[str, Any] | None = None,
        **options: Unpack[Options],
    ) -> T.AccountingPeriod:
        """Close an accounting period"""
        answer: T.AccountingPeriod = await self._core.send("POST", f"/AccountingPeriods/{encode(year)}/{encode(period)}/Close", options, Sent(body=body, keyed=True))
        return answer

    async def reopen(
        self,
        year: str | int,
        period: str | int,
        body: Mapping[str, Any] | None = None,
        **options: Unpack[Options],
    ) -> T.AccountingPeriod:
        """Open the last closed accounting period again"""
        answer: T.AccountingPeriod = await self._core.send("POST", f"/AccountingPeriods/{encode(year)}/{encode(period)}/Reopen", options, Sent(body=body, keyed=True))
        return answer


class AsyncAccounts:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get_statement(
        self,
        id: str | int,
        *,
        from_: str | None = None,
        to: str | None = None,
        currency: str | None = None,
        **options: Unpack[Options],
    ) -> T.AccountStatement:
        """Get the statement of an account

        `currency`: Default: that of the account
        """
        answer: T.AccountStatement = await self._core.send("GET", f"/Accounts/{encode(id)}/Statement", options, Sent(query={"From": from_, "To": to, "Currency": currency}))
        return answer

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Account]:
        """Get accounts

        `filter`: OData 2 `$filter` of: `id`, `accountNumber`, `name`, `accountType`, `inactive`, `invoiceDeliveryMethod`, `currencyCode`, `organizationNumber`, `taxRegistrationNumber`, `electronicInvoiceAddress`, `invoiceEmailAddress`, `ourReference`, `yourReference`, `externalERPId`, `externalCRMId`, `created`, `modified`, `defaultInvoiceAddress/street`, `defaultInvoiceAddress/city`, `defaultInvoiceAddress/zip`, `defaultInvoiceAddress/country`, `defaultDeliveryAddress/street`, `defaultDeliveryAddress/city`, `defaultDeliveryAddress/zip`, `defaultDeliveryAddress/country`, `customFields/key`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Accounts", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.AccountCreate,
        **options: Unpack[Options],
    ) -> T.Account:
        """Create an account"""
        answer: T.Account = await self._core.send("POST", "/Accounts", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Account:
        """Get an account"""
        answer: T.Account = await self._core.send("GET", f"/Accounts/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.AccountPatch,
        **options: Unpack[Options],
    ) -> T.Account:
        """Change an account"""
        answer: T.Account = await self._core.send("PATCH", f"/Accounts/{encode(id)}", options, Sent(body=body))
        return answer

    async def delete(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete an account"""
        await self._core.send("DELETE", f"/Accounts/{encode(id)}", options)

    def list_subscriptions(
        self,
        id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Subscription]:
        """Get the subscriptions of an account

        `filter`: As in `GET /Subscriptions`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Accounts/{encode(id)}/Subscriptions", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    def list_sales_orders(
        self,
        id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.SalesOrder]:
        """Get the sales orders of an account

        `filter`: As in `GET /SalesOrders`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Accounts/{encode(id)}/SalesOrders", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get_summary(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.AccountSummary:
        """Get the metrics and the balance of an account"""
        answer: T.AccountSummary = await self._core.send("GET", f"/Accounts/{encode(id)}/Summary", options)
        return answer

    def list_invoices(
        self,
        id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Invoice]:
        """Get the invoices of an account

        `filter`: As in `GET /Invoices`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Accounts/{encode(id)}/Invoices", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def check_national_e_invoice(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.NationalEInvoiceBuyerValidation:
        """Get the data that an account lacks as the buyer of national e-invoices"""
        answer: T.NationalEInvoiceBuyerValidation = await self._core.send("GET", f"/Accounts/{encode(id)}/NationalEInvoiceValidation", options)
        return answer


class AsyncAuditLog:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        user_id: str | None = None,
        operation: str | None = None,
        resource_kind: Literal["Account", "AccountingPeriod", "Booking", "Currency", "CustomField", "DunningCampaign", "EInvoice", "EInvoiceConnection", "EInvoiceReception", "EInvoiceSettings", "EventConsumer", "ExchangeRate", "FinancialAccount", "Invoice", "InvoiceBatch", "InvoiceBatchGroup", "Journal", "LegalEntity", "MailSettings", "Message", "NotificationSettings", "NumberSeries", "Order", "Payment", "PaymentImport", "PaymentMethod", "PaymentTerm", "Product", "ProductCategory", "ProductFeature", "Quote", "RateImport", "RateProvider", "ReceivedEInvoice", "RevenueRecognitionRule", "SignInPolicy", "SignInProvider", "TaxTemplate", "Tenant", "Token", "Usage", "User", "Webhook", "WebhookRecovery"] | str | None = None,
        resource_id: str | None = None,
        address: str | None = None,
        path: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.AuditRow]:
        """Get the audit log

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before

        `to`: Exclusive

        `path`: A changed member
        """
        return AsyncItems(self._core, "/AuditLog", {"PageSize": page_size, "Cursor": cursor, "From": from_, "To": to, "UserId": user_id, "Operation": operation, "ResourceKind": resource_kind, "ResourceId": resource_id, "Address": address, "Path": path}, options, by_cursor=True)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.AuditRow:
        """Get a row of the audit log"""
        answer: T.AuditRow = await self._core.send("GET", f"/AuditLog/{encode(id)}", options)
        return answer


class AsyncAutoInvoice:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(
        self,
        **options: Unpack[Options],
    ) -> T.AutoInvoiceConnection:
        """Get the e-invoicing connection"""
        answer: T.AutoInvoiceConnection = await self._core.send("GET", "/Integrations/AutoInvoice", options)
        return answer

    async def set(
        self,
        body: T.AutoInvoiceConnectionRequest,
        **options: Unpack[Options],
    ) -> T.AutoInvoiceConnection:
        """Connect to the e-invoicing network provider"""
        answer: T.AutoInvoiceConnection = await self._core.send("PUT", "/Integrations/AutoInvoice", options, Sent(body=body))
        return answer

    async def delete(
        self,
        **options: Unpack[Options],
    ) -> None:
        """Remove the e-invoicing connection"""
        await self._core.send("DELETE", "/Integrations/AutoInvoice", options)


class AsyncBookings:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Booking]:
        """Get bookings

        `filter`: OData 2 `$filter` of: `id`, `order/id`, `order/orderNumber`, `bookingType`, `accountCategory`, `changeType`, `classification/classificationType`, `effectiveDate`, `currency`, `cmrr/amount`, `created`, `modified`, `bookingLines/charge/id`, `bookingLines/charge/chargeNumber`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Bookings", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Booking:
        """Get a booking"""
        answer: T.Booking = await self._core.send("GET", f"/Bookings/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.BookingPatch,
        **options: Unpack[Options],
    ) -> None:
        """Override the classification of a booking"""
        await self._core.send("PATCH", f"/Bookings/{encode(id)}", options, Sent(body=body, keyed=True))


class AsyncCentralBankRates:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(
        self,
        **options: Unpack[Options],
    ) -> T.CentralBankRates:
        """Get the settings of the euro-area central bank"""
        answer: T.CentralBankRates = await self._core.send("GET", "/Integrations/CentralBankRates", options)
        return answer

    async def set(
        self,
        body: T.RateProviderRequest | None = None,
        **options: Unpack[Options],
    ) -> T.CentralBankRates:
        """Switch the euro-area central bank on or off"""
        answer: T.CentralBankRates = await self._core.send("PUT", "/Integrations/CentralBankRates", options, Sent(body=body))
        return answer

    async def delete(
        self,
        **options: Unpack[Options],
    ) -> None:
        """Remove the settings of the euro-area central bank"""
        await self._core.send("DELETE", "/Integrations/CentralBankRates", options)

    async def import_(
        self,
        body: T.RateImportRequest | None = None,
        **options: Unpack[Options],
    ) -> T.RateImport:
        """Import from the euro-area central bank now"""
        answer: T.RateImport = await self._core.send("POST", "/Integrations/CentralBankRates/Import", options, Sent(body=body, keyed=True))
        return answer

    def list_imports(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.RateImport]:
        """Get the imports from the euro-area central bank

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        return AsyncItems(self._core, "/Integrations/CentralBankRates/Imports", {"PageSize": page_size, "Cursor": cursor}, options, by_cursor=True)

    async def get_import(
        self,
        id: str | int,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> T.RateImportResult:
        """Get an import from the euro-area central bank

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        answer: T.RateImportResult = await self._core.send("GET", f"/Integrations/CentralBankRates/Imports/{encode(id)}", options, Sent(query={"PageSize": page_size, "Cursor": cursor}))
        return answer


class AsyncCommercialRates:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(
        self,
        **options: Unpack[Options],
    ) -> T.CommercialRates:
        """Get the settings of the commercial provider"""
        answer: T.CommercialRates = await self._core.send("GET", "/Integrations/CommercialRates", options)
        return answer

    async def set(
        self,
        body: T.CommercialRatesRequest | None = None,
        **options: Unpack[Options],
    ) -> T.CommercialRates:
        """Save the key of the commercial provider, or switch it on or off"""
        answer: T.CommercialRates = await self._core.send("PUT", "/Integrations/CommercialRates", options, Sent(body=body))
        return answer

    async def delete(
        self,
        **options: Unpack[Options],
    ) -> None:
        """Remove the settings of the commercial provider"""
        await self._core.send("DELETE", "/Integrations/CommercialRates", options)

    async def import_(
        self,
        body: Mapping[str, Any] | None = None,
        **options: Unpack[Options],
    ) -> T.RateImport:
        """Import from the commercial provider now"""
        answer: T.RateImport = await self._core.send("POST", "/Integrations/CommercialRates/Import", options, Sent(body=body, keyed=True))
        return answer

    def list_imports(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.RateImport]:
        """Get the imports from the commercial provider

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        return AsyncItems(self._core, "/Integrations/CommercialRates/Imports", {"PageSize": page_size, "Cursor": cursor}, options, by_cursor=True)

    async def get_import(
        self,
        id: str | int,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> T.RateImportResult:
        """Get an import from the commercial provider

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        answer: T.RateImportResult = await self._core.send("GET", f"/Integrations/CommercialRates/Imports/{encode(id)}", options, Sent(query={"PageSize": page_size, "Cursor": cursor}))
        return answer


class AsyncCountries:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Country]:
        """Get countries

        `filter`: OData 2 `$filter` of: `id`, `name`, `twoAlphaCode`, `threeAlphaCode`, `active`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Countries", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Country:
        """Get a country"""
        answer: T.Country = await self._core.send("GET", f"/Countries/{encode(id)}", options)
        return answer


class AsyncCurrencies:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Currency]:
        """Get currencies

        `filter`: OData 2 `$filter` of: `id`, `code`, `description`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Currency", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.CurrencyCreate,
        **options: Unpack[Options],
    ) -> T.Currency:
        """Create a currency"""
        answer: T.Currency = await self._core.send("POST", "/Currency", options, Sent(body=body, keyed=True))
        return answer

    async def get_base(
        self,
        **options: Unpack[Options],
    ) -> T.Currency:
        """Get the base currency of the legal entity"""
        answer: T.Currency = await self._core.send("GET", "/Currency/BaseCurrency", options)
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Currency:
        """Get a currency"""
        answer: T.Currency = await self._core.send("GET", f"/Currency/{encode(id)}", options)
        return answer

    async def delete(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete a currency"""
        await self._core.send("DELETE", f"/Currency/{encode(id)}", options)


class AsyncCustomFields:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.CustomFieldConfiguration]:
        """Get custom fields

        `filter`: OData 2 `$filter` of: `id`, `key`, `name`, `entity`, `fieldType`, `defaultValue`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/CustomFieldConfigurations", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.CustomFieldConfigurationCreate,
        **options: Unpack[Options],
    ) -> T.CustomFieldConfiguration:
        """Create a custom field"""
        answer: T.CustomFieldConfiguration = await self._core.send("POST", "/CustomFieldConfigurations", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.CustomFieldConfiguration:
        """Get a custom field"""
        answer: T.CustomFieldConfiguration = await self._core.send("GET", f"/CustomFieldConfigurations/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.CustomFieldConfigurationPatch,
        **options: Unpack[Options],
    ) -> T.CustomFieldConfiguration:
        """Change a custom field"""
        answer: T.CustomFieldConfiguration = await self._core.send("PATCH", f"/CustomFieldConfigurations/{encode(id)}", options, Sent(body=body))
        return answer

    async def get_by_key(
        self,
        id: str | int,
        key: str | int,
        **options: Unpack[Options],
    ) -> T.CustomFieldConfiguration:
        """Get a custom field"""
        answer: T.CustomFieldConfiguration = await self._core.send("GET", f"/CustomFieldConfigurations/{encode(id)}/{encode(key)}", options)
        return answer

    async def update_by_key(
        self,
        id: str | int,
        key: str | int,
        body: T.CustomFieldConfigurationPatch,
        **options: Unpack[Options],
    ) -> T.CustomFieldConfiguration:
        """Change a custom field"""
        answer: T.CustomFieldConfiguration = await self._core.send("PATCH", f"/CustomFieldConfigurations/{encode(id)}/{encode(key)}", options, Sent(body=body))
        return answer


class AsyncDocumentTemplates:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.DocumentTemplate]:
        """Get document templates

        `filter`: OData 2 `$filter` of: `id`, `description`, `documentType`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/DocumentTemplate", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.DocumentTemplate:
        """Get a document template"""
        answer: T.DocumentTemplate = await self._core.send("GET", f"/DocumentTemplate/{encode(id)}", options)
        return answer


class AsyncDunning:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.DunningCampaign]:
        """Get dunning campaigns

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        return AsyncItems(self._core, "/DunningCampaigns", {"PageSize": page_size, "Cursor": cursor}, options, by_cursor=True)

    async def create(
        self,
        body: T.DunningCampaignRequest,
        **options: Unpack[Options],
    ) -> T.DunningCampaign:
        """Create a dunning campaign"""
        answer: T.DunningCampaign = await self._core.send("POST", "/DunningCampaigns", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.DunningCampaign:
        """Get a dunning campaign"""
        answer: T.DunningCampaign = await self._core.send("GET", f"/DunningCampaigns/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.DunningCampaignRequest,
        **options: Unpack[Options],
    ) -> T.DunningCampaign:
        """Change a dunning campaign"""
        answer: T.DunningCampaign = await self._core.send("PATCH", f"/DunningCampaigns/{encode(id)}", options, Sent(body=body, keyed=True))
        return answer

    async def delete(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete a dunning campaign"""
        await self._core.send("DELETE", f"/DunningCampaigns/{encode(id)}", options)

    async def get_dunning(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.InvoiceDunning:
        """Get the reminders of an invoice"""
        answer: T.InvoiceDunning = await self._core.send("GET", f"/Invoices/{encode(id)}/Dunning", options)
        return answer

    async def create_dispute(
        self,
        id: str | int,
        body: T.DisputeRequest,
        **options: Unpack[Options],
    ) -> T.InvoiceDunning:
        """Dispute an invoice"""
        answer: T.InvoiceDunning = await self._core.send("POST", f"/Invoices/{encode(id)}/Dispute", options, Sent(body=body, keyed=True))
        return answer

    async def delete_dispute(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """End the dispute of an invoice"""
        await self._core.send("DELETE", f"/Invoices/{encode(id)}/Dispute", options)

    async def send_reminder(
        self,
        id: str | int,
        body: T.RemindRequest,
        **options: Unpack[Options],
    ) -> T.InvoiceDunning:
        """Send a reminder of an invoice now"""
        answer: T.InvoiceDunning = await self._core.send("POST", f"/Invoices/{encode(id)}/Remind", options, Sent(body=body, keyed=True))
        return answer

    async def list_due(
        self,
        body: T.DunningPreviewRequest,
        **options: Unpack[Options],
    ) -> T.DunningPreview:
        """Preview the reminders of a day"""
        answer: T.DunningPreview = await self._core.send("POST", "/Dunning/Preview", options, Sent(body=body))
        return answer


class AsyncEvents:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def list_feed(
        self,
        *,
        cursor: str | None = None,
        start: Literal["Now", "Beginning"] | str | None = None,
        wait: int | None = None,
        page_size: int | None = None,
        event_types: str | None = None,
        account_id: str | None = None,
        consumer: str | None = None,
        **options: Unpack[Options],
    ) -> T.FeedPage:
        """Read events in order

        `cursor`: `nextCursor` or `cursor`

        `start`: Now when absent

        `wait`: Seconds; 0 when absent

        `page_size`: 20 when absent

        `event_types`: Up to 40 tags with commas

        `account_id`: Events whose data has this account's id

        `consumer`: Begins after its acknowledged position
        """
        answer: T.FeedPage = await self._core.send("GET", "/Events/Feed", options, Sent(query={"Cursor": cursor, "Start": start, "Wait": wait, "PageSize": page_size, "EventTypes": event_types, "AccountId": account_id, "Consumer": consumer}))
        return answer

    async def list_consumers(
        self,
        **options: Unpack[Options],
    ) -> T.EventConsumerList:
        """Get the consumers of events"""
        answer: T.EventConsumerList = await self._core.send("GET", "/EventConsumers", options)
        return answer

    async def set_consumer(
        self,
        name: str | int,
        body: T.PutEventConsumerRequest,
        **options: Unpack[Options],
    ) -> T.EventConsumer:
        """Make a consumer of events, or move it"""
        answer: T.EventConsumer = await self._core.send("PUT", f"/EventConsumers/{encode(name)}", options, Sent(body=body))
        return answer

    async def delete_consumer(
        self,
        name: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete a consumer of events"""
        await self._core.send("DELETE", f"/EventConsumers/{encode(name)}", options)

    async def update_consumer(
        self,
        name: str | int,
        body: T.AcknowledgeEventsRequest,
        **options: Unpack[Options],
    ) -> T.EventConsumer:
        """Acknowledge events"""
        answer: T.EventConsumer = await self._core.send("POST", f"/EventConsumers/{encode(name)}/Ack", options, Sent(body=body))
        return answer

    async def create(
        self,
        body: T.EmitEventRequest,
        **options: Unpack[Options],
    ) -> T.Event:
        """Raise an event"""
        answer: T.Event = await self._core.send("POST", "/Events", options, Sent(body=body, keyed=True))
        return answer

    def list(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        event_type: Literal["SubscriptionActivated", "SubscriptionChanged", "SubscriptionUpdated", "SubscriptionCancelled", "SubscriptionRenewed", "SubscriptionReverted", "SubscriptionDeleted", "SalesOrderActivated", "SalesOrderUpdated", "SalesOrderDeleted", "InvoicePosted", "InvoiceUpdated", "JournalPosted", "AccountsCreated", "AccountCreated", "AccountsChanged", "AccountChanged", "QuoteCreated", "quoteCreated", "QuoteEdited", "quoteEdited", "QuoteConverted", "quoteConverted", "PaymentsCreated", "PaymentCreated", "PaymentsPosted", "PaymentPosted", "InvoiceBatchCreated", "InvoiceBatchPosted", "InvoiceBatchCancelled", "ProductsCreated", "ProductCreated", "ProductsUpdated", "ProductUpdated", "ProductsDeleted", "ProductDeleted", "NationalEInvoiceProcessed", "NationalEInvoiceFailed", "NationalEInvoiceReceived", "MessageSent", "MessageFailed", "DunningStarted", "DunningStepTaken", "DunningEnded"] | str | None = None,
        correlation_id: str | None = None,
        search: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        source: Literal["Paywall"] | str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.EventEntry]:
        """Get events

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before

        `event_type`: An event tag or one of its spellings; GET /EventTypes lists them

        `search`: A whole string or number inside `Data` as written there, an event id or a correlation id; the start of a value matches nothing
        """
        return AsyncItems(self._core, "/Events", {"PageSize": page_size, "Cursor": cursor, "EventType": event_type, "CorrelationId": correlation_id, "Search": search, "From": from_, "To": to, "Source": source}, options, by_cursor=True)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.EventWithDeliveries:
        """Get an event with its data and its deliveries"""
        answer: T.EventWithDeliveries = await self._core.send("GET", f"/Events/{encode(id)}", options)
        return answer

    async def get_data(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.EventData:
        """Get the data of an event"""
        answer: T.EventData = await self._core.send("GET", f"/Events/{encode(id)}/Data", options)
        return answer

    async def delete_data(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Erase the data of an event"""
        await self._core.send("DELETE", f"/Events/{encode(id)}/Data", options)

    async def replay(
        self,
        id: str | int,
        body: T.ReplayEventRequest | None = None,
        **options: Unpack[Options],
    ) -> T.ReplayedEvent:
        """Send an event again"""
        answer: T.ReplayedEvent = await self._core.send("POST", f"/Events/{encode(id)}/Replay", options, Sent(body=body, keyed=True))
        return answer

    async def list_types(
        self,
        **options: Unpack[Options],
    ) -> Sequence[T.EventType]:
        """Get the event tags"""
        answer: Sequence[T.EventType] = await self._core.send("GET", "/EventTypes", options)
        return answer


class AsyncExchangeRates:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.ExchangeRateResponse]:
        """Get exchange rates

        `filter`: OData 2 `$filter` of: `id`, `fromCurrency`, `toCurrency`, `rate`, `effectiveFromDate`, `effectiveToDate`, `source`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/ExchangeRate", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.ExchangeRateCreate,
        **options: Unpack[Options],
    ) -> T.ExchangeRateResponse:
        """Create an exchange rate"""
        answer: T.ExchangeRateResponse = await self._core.send("POST", "/ExchangeRate", options, Sent(body=body, keyed=True))
        return answer

    async def get_as_of(
        self,
        *,
        from_: str,
        date: str | None = None,
        **options: Unpack[Options],
    ) -> T.ExchangeRateAsOf:
        """Get the rate that is valid on a day

        `from_`: Code of the foreign currency
        """
        answer: T.ExchangeRateAsOf = await self._core.send("GET", "/ExchangeRate/AsOf", options, Sent(query={"from": from_, "date": date}))
        return answer

    async def get_table(
        self,
        *,
        date: str | None = None,
        **options: Unpack[Options],
    ) -> T.ExchangeRateTable:
        """Get the rates of all currencies that are valid on a day"""
        answer: T.ExchangeRateTable = await self._core.send("GET", "/ExchangeRate/Table", options, Sent(query={"date": date}))
        return answer

    async def convert(
        self,
        *,
        from_: str,
        date: str | None = None,
        amount: str,
        **options: Unpack[Options],
    ) -> T.Conversion:
        """Convert an amount to the base currency

        `from_`: Code of the foreign currency

        `amount`: In the foreign currency
        """
        answer: T.Conversion = await self._core.send("GET", "/ExchangeRate/Convert", options, Sent(query={"from": from_, "date": date, "amount": amount}))
        return answer

    async def get_series(
        self,
        *,
        currency: str,
        from_: str | None = None,
        to: str | None = None,
        **options: Unpack[Options],
    ) -> T.ExchangeRateSeries:
        """Get the rates of a currency ordered by day

        `currency`: Code of the foreign currency
        """
        answer: T.ExchangeRateSeries = await self._core.send("GET", "/ExchangeRate/Series", options, Sent(query={"Currency": currency, "From": from_, "To": to}))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.ExchangeRateResponse:
        """Get an exchange rate"""
        answer: T.ExchangeRateResponse = await self._core.send("GET", f"/ExchangeRate/{encode(id)}", options)
        return answer


class AsyncFinancialAccounts:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.FinancialAccount]:
        """Get the chart of accounts

        `filter`: OData 2 `$filter` of: `id`, `code`, `name`, `description`, `externalERPId`, `externalCRMId`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/ChartOfAccounts", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.FinancialAccountCreate,
        **options: Unpack[Options],
    ) -> T.FinancialAccount:
        """Create a financial account"""
        answer: T.FinancialAccount = await self._core.send("POST", "/ChartOfAccounts", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.FinancialAccount:
        """Get a financial account"""
        answer: T.FinancialAccount = await self._core.send("GET", f"/ChartOfAccounts/{encode(id)}", options)
        return answer


class AsyncIntegrationLog:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        level: Literal["Information", "Warning", "Error"] | str | None = None,
        invoice_id: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.IntegrationLogRecord]:
        """Get the integration log

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        return AsyncItems(self._core, "/IntegrationLog", {"PageSize": page_size, "Cursor": cursor, "Level": level, "InvoiceId": invoice_id}, options, by_cursor=True)


class AsyncInvoiceBatchGroups:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.InvoiceBatchGroup]:
        """Get invoice batch groups

        `filter`: OData 2 `$filter` of: `id`, `code`, `description`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/InvoiceBatchGroups", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.InvoiceBatchGroupCreate,
        **options: Unpack[Options],
    ) -> T.InvoiceBatchGroup:
        """Create an invoice batch group"""
        answer: T.InvoiceBatchGroup = await self._core.send("POST", "/InvoiceBatchGroups", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.InvoiceBatchGroup:
        """Get an invoice batch group"""
        answer: T.InvoiceBatchGroup = await self._core.send("GET", f"/InvoiceBatchGroups/{encode(id)}", options)
        return answer


class AsyncInvoiceBatches:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        state: Literal["Generating", "Generated", "Posting", "Posted", "Cancelling", "Cancelled"] | str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.InvoiceBatch]:
        """Get invoice batches

        `filter`: OData 2 `$filter` of: `id`, `batchNumber`, `targetDate`, `invoiceDate`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/InvoiceBatches", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size, "State": state}, options)

    async def create(
        self,
        body: T.GenerateInvoiceBatchRequest,
        **options: Unpack[Options],
    ) -> T.InvoiceBatchJob:
        """Generate an invoice batch"""
        answer: T.InvoiceBatchJob = await self._core.send("POST", "/InvoiceBatches", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.InvoiceBatch:
        """Get an invoice batch"""
        answer: T.InvoiceBatch = await self._core.send("GET", f"/InvoiceBatches/{encode(id)}", options)
        return answer

    def list_log(
        self,
        id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.InvoiceBatchLog]:
        """Get the log of an invoice batch

        `filter`: OData 2 `$filter` of: `entityId`, `entityName`, `reference`, `errorMessage`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/InvoiceBatches/{encode(id)}/BatchLog", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get_generated(
        self,
        batch_reference: str | int,
        **options: Unpack[Options],
    ) -> T.GeneratedBatchJobStatus:
        """Get the status of the generation of a batch"""
        answer: T.GeneratedBatchJobStatus = await self._core.send("GET", f"/InvoiceBatches/BatchJobStatus/{encode(batch_reference)}/Generated", options)
        return answer

    async def get_posted(
        self,
        batch_reference: str | int,
        **options: Unpack[Options],
    ) -> T.PostedBatchJobStatus:
        """Get the status of the last posting of a batch"""
        answer: T.PostedBatchJobStatus = await self._core.send("GET", f"/InvoiceBatches/BatchJobStatus/{encode(batch_reference)}/Posted", options)
        return answer

    async def post(
        self,
        id: str | int,
        body: T.JobRequest,
        **options: Unpack[Options],
    ) -> T.InvoiceBatchJob:
        """Post an invoice batch"""
        answer: T.InvoiceBatchJob = await self._core.send("POST", f"/InvoiceBatches/{encode(id)}/Post", options, Sent(body=body, keyed=True))
        return answer

    async def post_drafts(
        self,
        body: T.PostDraftsRequest,
        **options: Unpack[Options],
    ) -> T.InvoiceBatchJob:
        """Post the drafts that match a filter"""
        answer: T.InvoiceBatchJob = await self._core.send("POST", "/InvoiceBatches/PostDrafts", options, Sent(body=body, keyed=True))
        return answer

    async def stop(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.InvoiceBatch:
        """Stop the posting of an invoice batch"""
        answer: T.InvoiceBatch = await self._core.send("POST", f"/InvoiceBatches/{encode(id)}/Stop", options, Sent(keyed=True))
        return answer

    async def cancel(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.InvoiceBatch:
        """Cancel an invoice batch"""
        answer: T.InvoiceBatch = await self._core.send("POST", f"/InvoiceBatches/{encode(id)}/Cancel", options, Sent(keyed=True))
        return answer


class AsyncInvoices:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def create_link(
        self,
        id: str | int,
        body: T.InvoiceLinkRequest | None = None,
        **options: Unpack[Options],
    ) -> T.InvoiceLink:
        """Make a link to the page of an invoice"""
        answer: T.InvoiceLink = await self._core.send("POST", f"/Invoices/{encode(id)}/Links", options, Sent(body=body, keyed=True))
        return answer

    async def list_links(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> Sequence[T.InvoiceLink]:
        """Get the links to the page of an invoice"""
        answer: Sequence[T.InvoiceLink] = await self._core.send("GET", f"/Invoices/{encode(id)}/Links", options)
        return answer

    async def delete_link(
        self,
        id: str | int,
        link_id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Revoke a link"""
        await self._core.send("DELETE", f"/Invoices/{encode(id)}/Links/{encode(link_id)}", options)

    async def get_pdf(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> bytes:
        """Get the PDF of a posted invoice"""
        answer: bytes = await self._core.send("GET", f"/Invoices/{encode(id)}/PDF", options)
        return answer

    async def get_file(
        self,
        invoice_id: str | int,
        **options: Unpack[Options],
    ) -> bytes:
        """Get the PDF of a posted invoice"""
        answer: bytes = await self._core.send("GET", f"/Invoices/invoiceDownloadAttachment/{encode(invoice_id)}", options)
        return answer

    def list_attachments(
        self,
        id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        expiration_time_span_hours: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.InvoiceAttachment]:
        """Get the attachments of an invoice

        `filter`: OData 2 `$filter` of: `id`, `name`, `contentType`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent

        `expiration_time_span_hours`: Number of hours for which the addresses work: 1 to 168; 24 when absent
        """
        return AsyncItems(self._core, f"/Invoices/{encode(id)}/Attachments", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size, "ExpirationTimeSpanHours": expiration_time_span_hours}, options)

    def list_files(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        expiration_time_span_hours: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.InvoiceAttachment]:
        """Get the PDFs of posted invoices

        `filter`: OData 2 `$filter` of: `id`, `invoiceId`, `name`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent

        `expiration_time_span_hours`: Number of hours for which the addresses work: 1 to 168; 24 when absent
        """
        return AsyncItems(self._core, "/Invoices/PostedInvoiceDocumentAttachments", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size, "ExpirationTimeSpanHours": expiration_time_span_hours}, options)

    async def get_file_address(
        self,
        invoice_id: str | int,
        *,
        expiration_time_span_hours: str | None = None,
        **options: Unpack[Options],
    ) -> str:
        """Get an address of a posted invoice's PDF that works without a token

        `expiration_time_span_hours`: Number of hours for which the addresses work: 1 to 168; 24 when absent
        """
        answer: str = await self._core.send("GET", f"/Invoices/generateAttachmentURL/{encode(invoice_id)}", options, Sent(query={"ExpirationTimeSpanHours": expiration_time_span_hours}))
        return answer

    async def get_document(
        self,
        document: str | int,
        **options: Unpack[Options],
    ) -> bytes:
        """Get the document at an issued address"""
        answer: bytes = await self._core.send("GET", f"/Documents/{encode(document)}", options)
        return answer

    async def get_attachment(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> bytes:
        """Get an attachment"""
        answer: bytes = await self._core.send("GET", f"/Invoices/DownloadAttachment/{encode(id)}", options)
        return answer

    async def match(
        self,
        id: str | int,
        body: T.MatchInvoiceRequest,
        **options: Unpack[Options],
    ) -> T.Invoice:
        """Match an invoice with a credit note"""
        answer: T.Invoice = await self._core.send("POST", f"/Invoices/{encode(id)}/Match", options, Sent(body=body, keyed=True))
        return answer

    async def delete_match(
        self,
        id: str | int,
        credit_invoice_id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Take a match back"""
        await self._core.send("DELETE", f"/Invoices/{encode(id)}/Match/{encode(credit_invoice_id)}", options)

    async def create_write_off(
        self,
        id: str | int,
        body: T.WriteOffInvoiceRequest,
        **options: Unpack[Options],
    ) -> T.InvoiceWriteOff:
        """Write an invoice off as a bad debt"""
        answer: T.InvoiceWriteOff = await self._core.send("POST", f"/Invoices/{encode(id)}/WriteOff", options, Sent(body=body, keyed=True))
        return answer

    async def list_write_offs(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.InvoiceWriteOffs:
        """Get the write-offs of an invoice"""
        answer: T.InvoiceWriteOffs = await self._core.send("GET", f"/Invoices/{encode(id)}/WriteOffs", options)
        return answer

    async def delete_write_off(
        self,
        id: str | int,
        write_off_id: str | int,
        *,
        date: str | None = None,
        **options: Unpack[Options],
    ) -> None:
        """Take a write-off back"""
        await self._core.send("DELETE", f"/Invoices/{encode(id)}/WriteOffs/{encode(write_off_id)}", options, Sent(query={"Date": date}))

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        national_e_invoice_state: Literal["Pending", "WaitsForInvoice", "Submitted", "HeldBack", "Processed", "Failed", "Unknown"] | str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Invoice]:
        """Get invoices

        `filter`: OData 2 `$filter` of: `id`, `invoiceNumber`, `status`, `invoiceType`, `account/id`, `account/accountNumber`, `account/name`, `invoiceDate`, `dueDate`, `paymentDate`, `paymentTerm/name`, `currency`, `subtotal`, `tax`, `totalAmount`, `totalBaseAmount`, `settledAmount`, `balancedAmount`, `taxIncluded`, `invoiceDeliveryMethod`, `yourReference`, `ourReference`, `yourOrderNumber`, `buyerReference`, `referenceNumber`, `ocrNumber`, `creditedInvoiceId`, `correctedInvoiceId`, `invoiceBatchId`, `notes`, `externalERPId`, `externalCRMId`, `created`, `modified`, `invoiceLines/id`, `invoiceLines/productName`, `invoiceLines/quantity`, `invoiceLines/price`, `invoiceLines/subtotal`, `invoiceLines/tax`, `invoiceLines/taxRate`, `invoiceLines/taxCategoryCode`, `invoiceLines/servicePeriodStartDate`, `invoiceLines/servicePeriodEndDate`, `invoiceLines/externalERPId`, `invoiceLines/externalCRMId`, `customFields/key`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent

        `national_e_invoice_state`: Invoices whose last e-invoice is in this state; needs `einvoices:read` too
        """
        return AsyncItems(self._core, "/Invoices", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size, "NationalEInvoiceState": national_e_invoice_state}, options)

    async def update_by_body(
        self,
        body: T.InvoicePatchById,
        **options: Unpack[Options],
    ) -> T.Invoice:
        """Change an invoice"""
        answer: T.Invoice = await self._core.send("PATCH", "/Invoices", options, Sent(body=body))
        return answer

    async def create(
        self,
        body: T.OnAccountInvoiceCreate,
        **options: Unpack[Options],
    ) -> T.GeneratedInvoiceResponse:
        """Create an invoice on an account"""
        answer: T.GeneratedInvoiceResponse = await self._core.send("POST", "/Invoices/onAccountInvoice", options, Sent(body=body, keyed=True))
        return answer

    async def create_preview(
        self,
        body: T.OnAccountInvoiceCreate,
        **options: Unpack[Options],
    ) -> T.InvoicePreview:
        """Create an invoice on an account: what would come of it, and nothing is written"""
        answer: T.InvoicePreview = await self._core.send("POST", "/Invoices/onAccountInvoice", options, Sent(body=body, query={"preview": True}))
        return answer

    async def set_paid(
        self,
        body: T.InvoicePaidRequest,
        **options: Unpack[Options],
    ) -> T.OperationResponse:
        """Mark an invoice as paid"""
        answer: T.OperationResponse = await self._core.send("POST", "/Invoices/paid", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Invoice:
        """Get an invoice"""
        answer: T.Invoice = await self._core.send("GET", f"/Invoices/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.InvoicePatch,
        *,
        preview: Literal["true", "false"] | str | None = None,
        **options: Unpack[Options],
    ) -> T.Invoice:
        """Change an invoice

        `preview`: Returns the result without writing anything
        """
        answer: T.Invoice = await self._core.send("PATCH", f"/Invoices/{encode(id)}", options, Sent(body=body, query={"preview": preview}))
        return answer

    async def post(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.OperationResponse:
        """Post an invoice"""
        answer: T.OperationResponse = await self._core.send("POST", f"/Invoices/{encode(id)}/post", options, Sent(keyed=True))
        return answer

    async def post_preview(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.InvoicePreview:
        """Post an invoice: what would come of it, and nothing is written"""
        answer: T.InvoicePreview = await self._core.send("POST", f"/Invoices/{encode(id)}/post", options, Sent(query={"preview": True}))
        return answer

    async def cancel(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.OperationResponse:
        """Cancel an invoice"""
        answer: T.OperationResponse = await self._core.send("POST", f"/Invoices/{encode(id)}/cancel", options, Sent(keyed=True))
        return answer

    async def credit(
        self,
        id: str | int,
        body: T.CreditInvoiceRequest,
        *,
        preview: Literal["true", "false"] | str | None = None,
        **options: Unpack[Options],
    ) -> T.GeneratedInvoiceResponse | T.InvoicePreview:
        """Credit an invoice

        `preview`: Returns the result without writing anything
        """
        answer: T.GeneratedInvoiceResponse | T.InvoicePreview = await self._core.send("POST", f"/Invoices/{encode(id)}/credit", options, Sent(body=body, query={"preview": preview}, keyed=True))
        return answer

    async def correct(
        self,
        id: str | int,
        body: T.CorrectInvoiceRequest,
        *,
        preview: Literal["true", "false"] | str | None = None,
        **options: Unpack[Options],
    ) -> T.GeneratedInvoiceResponse | T.InvoicePreview:
        """Correct an invoice

        `preview`: Returns the result without writing anything
        """
        answer: T.GeneratedInvoiceResponse | T.InvoicePreview = await self._core.send("POST", f"/Invoices/{encode(id)}/Correct", options, Sent(body=body, query={"preview": preview}, keyed=True))
        return answer

    async def replace(
        self,
        id: str | int,
        body: T.ReplaceInvoiceRequest,
        **options: Unpack[Options],
    ) -> T.ReplacedInvoiceResponse:
        """Replace an invoice"""
        answer: T.ReplacedInvoiceResponse = await self._core.send("POST", f"/Invoices/{encode(id)}/Replace", options, Sent(body=body, keyed=True))
        return answer

    async def list_related(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.RelatedInvoicePage:
        """Get related invoices"""
        answer: T.RelatedInvoicePage = await self._core.send("GET", f"/Invoices/{encode(id)}/RelatedInvoices", options)
        return answer

    async def create_of_order(
        self,
        id: str | int,
        body: T.GenerateInvoiceRequest,
        *,
        preview: Literal["true", "false"] | str | None = None,
        **options: Unpack[Options],
    ) -> T.GeneratedInvoiceResponse | T.NothingIsDue | T.InvoicePreview:
        """Invoice an order

        `preview`: Default: false
        """
        answer: T.GeneratedInvoiceResponse | T.NothingIsDue | T.InvoicePreview = await self._core.send("POST", f"/Invoices/orders/{encode(id)}", options, Sent(body=body, query={"preview": preview}, keyed=True))
        return answer

    def list_lines_by_charge_type(
        self,
        type: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.InvoiceLine]:
        """Get invoice lines by charge type

        `filter`: As in `GET /Invoices/invoiceLines/Usage/{usageId}`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Invoices/invoiceLines/ChargeType/{encode(type)}", {"Filter": filter, "OrderBy": order_by, "PageNumber": page_number, "PageSize": page_size}, options)

    def list_by_usage(
        self,
        usage_id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Invoice]:
        """Get the invoice of usage

        `filter`: As in `GET /Invoices`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Invoices/Usage/{encode(usage_id)}", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    def list_lines_by_usage(
        self,
        usage_id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.InvoiceLine]:
        """Get the invoice line of usage

        `filter`: OData 2 `$filter` of: `id`, `invoiceId`, `productName`, `chargeNumber`, `orderChargeId`, `quantity`, `price`, `subtotal`, `tax`, `servicePeriodStartDate`, `servicePeriodEndDate`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Invoices/invoiceLines/Usage/{encode(usage_id)}", {"Filter": filter, "OrderBy": order_by, "PageNumber": page_number, "PageSize": page_size}, options)


class AsyncJournals:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        fiscal_year: int | None = None,
        fiscal_period: int | None = None,
        financial_account: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Journal]:
        """Get journals

        `filter`: OData 2 `$filter` of: `id`, `journalNumber`, `journalType`, `externalERPId`, `postedDate`, `created`, `modified`, `vouchers/invoiceId`, `vouchers/invoiceNumber`, `vouchers/paymentId`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent

        `fiscal_period`: A period of `FiscalYear`, which is then required

        `financial_account`: Code or id of an account: only journals that book on it
        """
        return AsyncItems(self._core, "/Journals", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size, "FiscalYear": fiscal_year, "FiscalPeriod": fiscal_period, "FinancialAccount": financial_account}, options)

    def list_details(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.JournalDetails]:
        """Get journals without their vouchers

        `filter`: OData 2 `$filter` of: `id`, `journalNumber`, `journalType`, `externalERPId`, `postedDate`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Journals/JournalDetails", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Journal:
        """Get a journal"""
        answer: T.Journal = await self._core.send("GET", f"/Journals/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.JournalPatch,
        **options: Unpack[Options],
    ) -> T.Journal:
        """Change a journal"""
        answer: T.Journal = await self._core.send("PATCH", f"/Journals/{encode(id)}", options, Sent(body=body))
        return answer

    async def list_summary(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.JournalSummaryPage:
        """Get the sums of a journal by account"""
        answer: T.JournalSummaryPage = await self._core.send("GET", f"/Journals/{encode(id)}/JournalSummary", options)
        return answer

    def list_transactions_of_year(
        self,
        year: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.AccountingTransaction]:
        """Get accounting transactions of a fiscal year

        `filter`: OData 2 `$filter` of: `transactionNumber`, `effectiveDate`, `source`, `orderChargeNumber`, `orderChargeId`, `revenueScheduleItemId`, `invoiceId`, `invoiceLineId`, `invoiceAccountId`, `paymentId`, `paymentSettlementId`, `journalId`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Journals/AccountingTransactions/{encode(year)}", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    def list_transactions_of_period(
        self,
        year: str | int,
        period: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.AccountingTransaction]:
        """Get accounting transactions of a period of a fiscal year

        `filter`: OData 2 `$filter` of: `transactionNumber`, `effectiveDate`, `source`, `orderChargeNumber`, `orderChargeId`, `revenueScheduleItemId`, `invoiceId`, `invoiceLineId`, `invoiceAccountId`, `paymentId`, `paymentSettlementId`, `journalId`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Journals/AccountingTransactions/{encode(year)}/FiscalPeriod/{encode(period)}", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    def list_transactions_of_quarter(
        self,
        year: str | int,
        quarter: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.AccountingTransaction]:
        """Get accounting transactions of a quarter of a fiscal year

        `filter`: OData 2 `$filter` of: `transactionNumber`, `effectiveDate`, `source`, `orderChargeNumber`, `orderChargeId`, `revenueScheduleItemId`, `invoiceId`, `invoiceLineId`, `invoiceAccountId`, `paymentId`, `paymentSettlementId`, `journalId`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Journals/AccountingTransactions/{encode(year)}/FiscalQuarter/{encode(quarter)}", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    def list_transactions_of_account(
        self,
        year: str | int,
        financial_account: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.AccountingTransaction]:
        """Get accounting transactions of a fiscal year and a financial account

        `filter`: OData 2 `$filter` of: `transactionNumber`, `effectiveDate`, `source`, `orderChargeNumber`, `orderChargeId`, `revenueScheduleItemId`, `invoiceId`, `invoiceLineId`, `invoiceAccountId`, `paymentId`, `paymentSettlementId`, `journalId`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Journals/AccountingTransactions/{encode(year)}/FinancialAccounts/{encode(financial_account)}", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    def list_transactions(
        self,
        id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.AccountingTransaction]:
        """Get accounting transactions of a journal

        `filter`: OData 2 `$filter` of: `transactionNumber`, `effectiveDate`, `source`, `orderChargeNumber`, `orderChargeId`, `revenueScheduleItemId`, `invoiceId`, `invoiceLineId`, `invoiceAccountId`, `paymentId`, `paymentSettlementId`, `journalId`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Journals/{encode(id)}/AccountingTransactions", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)


class AsyncLegalEntities:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.LegalEntity]:
        """Get the legal entities

        `filter`: OData 2 `$filter` of: `id`, `name`, `baseCurrency`, `organizationNumber`, `taxRegistrationNumber`, `nationalEInvoice`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/LegalEntities", {"Filter": filter, "OrderBy": order_by, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.LegalEntityCreate,
        **options: Unpack[Options],
    ) -> T.LegalEntity:
        """Add a legal entity"""
        answer: T.LegalEntity = await self._core.send("POST", "/LegalEntities", options, Sent(body=body))
        return answer

    async def update_by_body(
        self,
        body: T.LegalEntityPatchById,
        **options: Unpack[Options],
    ) -> T.LegalEntity:
        """Change a legal entity"""
        answer: T.LegalEntity = await self._core.send("PATCH", "/LegalEntities", options, Sent(body=body))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.LegalEntity:
        """Get a legal entity"""
        answer: T.LegalEntity = await self._core.send("GET", f"/LegalEntities/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.LegalEntityPatch,
        **options: Unpack[Options],
    ) -> T.LegalEntity:
        """Change a legal entity"""
        answer: T.LegalEntity = await self._core.send("PATCH", f"/LegalEntities/{encode(id)}", options, Sent(body=body))
        return answer

    async def check_national_e_invoice(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.NationalEInvoiceValidation:
        """Get the data that a legal entity lacks for national e-invoicing"""
        answer: T.NationalEInvoiceValidation = await self._core.send("GET", f"/LegalEntities/{encode(id)}/NationalEInvoiceValidation", options)
        return answer


class AsyncMail:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(
        self,
        **options: Unpack[Options],
    ) -> T.MailSettings:
        """Get the mail settings"""
        answer: T.MailSettings = await self._core.send("GET", "/Integrations/Mail", options)
        return answer

    async def set(
        self,
        body: T.MailSettingsRequest,
        **options: Unpack[Options],
    ) -> T.MailSettings:
        """Save the mail settings"""
        answer: T.MailSettings = await self._core.send("PUT", "/Integrations/Mail", options, Sent(body=body))
        return answer

    async def delete(
        self,
        **options: Unpack[Options],
    ) -> None:
        """Remove the mail settings"""
        await self._core.send("DELETE", "/Integrations/Mail", options)

    async def test(
        self,
        body: T.MailTest,
        **options: Unpack[Options],
    ) -> T.MailTestAnswer:
        """Send a test message now"""
        answer: T.MailTestAnswer = await self._core.send("POST", "/Integrations/Mail/Test", options, Sent(body=body))
        return answer


class AsyncMeasurements:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Measurement]:
        """Get measurements

        `filter`: OData 2 `$filter` of: `id`, `account/id`, `account/accountNumber`, `account/name`, `order/orderNumber`, `product/id`, `charge/chargeNumber`, `fromDate`, `quantity`, `importDate`, `created`, `modified`, `tag`, `customFields/key`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Measurements", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.MeasurementCreate,
        **options: Unpack[Options],
    ) -> T.Measurement:
        """Report a measurement"""
        answer: T.Measurement = await self._core.send("POST", "/Measurements", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Measurement:
        """Get a measurement"""
        answer: T.Measurement = await self._core.send("GET", f"/Measurements/{encode(id)}", options)
        return answer

    async def import_(
        self,
        body: T.ImportMeasurementRequest,
        **options: Unpack[Options],
    ) -> T.ImportDataResponse:
        """Import measurements"""
        answer: T.ImportDataResponse = await self._core.send("POST", "/Measurements/import", options, Sent(body=body, keyed=True))
        return answer


class AsyncMessages:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        kind: Literal["Invoice", "CreditNote", "Reminder"] | str | None = None,
        status: Literal["Queued", "Sending", "Deferred", "Sent", "Failed", "Unknown", "Skipped", "Cancelled"] | str | None = None,
        account_id: str | None = None,
        invoice_id: str | None = None,
        recipient: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Message]:
        """Get messages

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before

        `account_id`: Events whose data has this account's id

        `recipient`: The whole address

        `to`: Exclusive
        """
        return AsyncItems(self._core, "/Messages", {"PageSize": page_size, "Cursor": cursor, "Kind": kind, "Status": status, "AccountId": account_id, "InvoiceId": invoice_id, "Recipient": recipient, "From": from_, "To": to}, options, by_cursor=True)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Message:
        """Get a message with its attempts"""
        answer: T.Message = await self._core.send("GET", f"/Messages/{encode(id)}", options)
        return answer

    async def get_preview(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.MessagePreview:
        """Get the texts of a message"""
        answer: T.MessagePreview = await self._core.send("GET", f"/Messages/{encode(id)}/Preview", options)
        return answer

    async def create_resend(
        self,
        id: str | int,
        body: T.SendRequest | None = None,
        **options: Unpack[Options],
    ) -> T.Message:
        """Send a message again"""
        answer: T.Message = await self._core.send("POST", f"/Messages/{encode(id)}/Resend", options, Sent(body=body, keyed=True))
        return answer

    async def cancel(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Message:
        """Cancel a message that waits"""
        answer: T.Message = await self._core.send("POST", f"/Messages/{encode(id)}/Cancel", options, Sent(keyed=True))
        return answer

    async def list_messages(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.MessagePage:
        """Get the messages of an invoice"""
        answer: T.MessagePage = await self._core.send("GET", f"/Invoices/{encode(id)}/Messages", options)
        return answer

    async def create_messages(
        self,
        id: str | int,
        body: T.SendRequest | None = None,
        **options: Unpack[Options],
    ) -> T.Message:
        """Send an invoice by e-mail"""
        answer: T.Message = await self._core.send("POST", f"/Invoices/{encode(id)}/Messages", options, Sent(body=body, keyed=True))
        return answer


class AsyncMetrics:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def calculate_order(
        self,
        body: T.CalculateOrderMetricsRequest,
        **options: Unpack[Options],
    ) -> T.OrderMetricsResponse:
        """Calculate the metrics of an order"""
        answer: T.OrderMetricsResponse = await self._core.send("POST", "/Metrics/CalculateMetrics/Order", options, Sent(body=body, keyed=True))
        return answer

    async def calculate_charge(
        self,
        body: T.CalculateChargeMetricsRequest,
        **options: Unpack[Options],
    ) -> T.ChargeMetricsResponse:
        """Calculate the metrics of a charge"""
        answer: T.ChargeMetricsResponse = await self._core.send("POST", "/Metrics/CalculateMetrics/Charge", options, Sent(body=body, keyed=True))
        return answer

    async def get_mrr(
        self,
        *,
        from_: str,
        to: str,
        **options: Unpack[Options],
    ) -> T.RecurringRevenue:
        """Get the monthly recurring revenue by month

        `from_`: A day of the first month

        `to`: A day of the last month
        """
        answer: T.RecurringRevenue = await self._core.send("GET", "/Metrics/MRR", options, Sent(query={"From": from_, "To": to}))
        return answer


class AsyncNationalEInvoice:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(
        self,
        **options: Unpack[Options],
    ) -> T.NationalEInvoiceSettings:
        """Get the national e-invoice settings"""
        answer: T.NationalEInvoiceSettings = await self._core.send("GET", "/Integrations/NationalEInvoice", options)
        return answer

    async def set(
        self,
        body: T.NationalEInvoiceSettingsRequest,
        **options: Unpack[Options],
    ) -> T.NationalEInvoiceSettings:
        """Save the national e-invoice settings"""
        answer: T.NationalEInvoiceSettings = await self._core.send("PUT", "/Integrations/NationalEInvoice", options, Sent(body=body))
        return answer

    async def delete(
        self,
        **options: Unpack[Options],
    ) -> None:
        """Remove the national e-invoice settings"""
        await self._core.send("DELETE", "/Integrations/NationalEInvoice", options)

    async def send_token(
        self,
        **options: Unpack[Options],
    ) -> T.NationalEInvoiceSettings:
        """Send the stored token to the provider again"""
        answer: T.NationalEInvoiceSettings = await self._core.send("POST", "/Integrations/NationalEInvoice/SendToken", options)
        return answer


class AsyncNationalEInvoices:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def check(
        self,
        body: str | bytes,
        **options: Unpack[Options],
    ) -> T.DocumentVerdict:
        """Check a UBL document"""
        answer: T.DocumentVerdict = await self._core.send("POST", "/NationalEInvoices/Check", options, Sent(body=body, media="application/xml"))
        return answer

    async def receive(
        self,
        body: Mapping[str, Any] | None = None,
        **options: Unpack[Options],
    ) -> T.NationalEInvoiceReception:
        """Fetch suppliers' invoices now"""
        answer: T.NationalEInvoiceReception = await self._core.send("POST", "/NationalEInvoices/Receive", options, Sent(body=body, keyed=True))
        return answer

    def list_receptions(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.NationalEInvoiceReception]:
        """Get the fetches of suppliers' invoices

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        return AsyncItems(self._core, "/NationalEInvoices/Receptions", {"PageSize": page_size, "Cursor": cursor}, options, by_cursor=True)

    async def get_reception(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.NationalEInvoiceReception:
        """Get a fetch of suppliers' invoices with its progress"""
        answer: T.NationalEInvoiceReception = await self._core.send("GET", f"/NationalEInvoices/Receptions/{encode(id)}", options)
        return answer

    def list(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        direction: Literal["Sent", "Received"] | str | None = None,
        status: Literal["Pending", "Submitted", "Processed", "Failed"] | str | None = None,
        state: Literal["Pending", "WaitsForInvoice", "Submitted", "HeldBack", "Processed", "Failed", "Unknown"] | str | None = None,
        invoice_id: str | None = None,
        search: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        deadline_before: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.NationalEInvoiceEntry]:
        """Get national e-invoice entries

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before

        `direction`: Received: suppliers' invoices

        `state`: Finer than Status, as in the counts; each entry has one state. Failed and Unknown contain only entries after which nothing was submitted

        `search`: For sent ones: the start of the invoice number, or the whole national number

        `to`: Exclusive

        `deadline_before`: Invoices whose deadline is before this time and that are not accepted yet; exclusive
        """
        return AsyncItems(self._core, "/NationalEInvoices", {"PageSize": page_size, "Cursor": cursor, "Direction": direction, "Status": status, "State": state, "InvoiceId": invoice_id, "Search": search, "From": from_, "To": to, "DeadlineBefore": deadline_before}, options, by_cursor=True)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.NationalEInvoiceEntryWithHistory:
        """Get a national e-invoice entry with its history"""
        answer: T.NationalEInvoiceEntryWithHistory = await self._core.send("GET", f"/NationalEInvoices/{encode(id)}", options)
        return answer

    async def get_acknowledgement(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> bytes:
        """Download the official acknowledgement of an entry"""
        answer: bytes = await self._core.send("GET", f"/NationalEInvoices/{encode(id)}/Acknowledgement", options)
        return answer

    async def get_acknowledgement_pdf(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> bytes:
        """Get the official acknowledgement of an entry as a PDF"""
        answer: bytes = await self._core.send("GET", f"/NationalEInvoices/{encode(id)}/Acknowledgement/PDF", options)
        return answer

    async def get_document(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> bytes:
        """Download the document of an entry"""
        answer: bytes = await self._core.send("GET", f"/NationalEInvoices/{encode(id)}/Document", options)
        return answer

    async def get_cleared_document(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> bytes:
        """Download the document that the national system cleared"""
        answer: bytes = await self._core.send("GET", f"/NationalEInvoices/{encode(id)}/ClearedDocument", options)
        return answer

    async def list_of_invoice(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> Sequence[T.NationalEInvoiceEntryWithHistory]:
        """Get every submission of an invoice"""
        answer: Sequence[T.NationalEInvoiceEntryWithHistory] = await self._core.send("GET", f"/Invoices/{encode(id)}/NationalEInvoices", options)
        return answer

    async def resubmit(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.NationalEInvoiceEntry:
        """Submit an invoice again after a failure"""
        answer: T.NationalEInvoiceEntry = await self._core.send("POST", f"/Invoices/{encode(id)}/NationalEInvoices/Resubmit", options, Sent(keyed=True))
        return answer

    async def get_ubl(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> bytes:
        """Get the UBL document of a posted invoice"""
        answer: bytes = await self._core.send("GET", f"/Invoices/{encode(id)}/UBL", options)
        return answer


class AsyncOrders:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Subscription | T.SalesOrder:
        """Get a version of a subscription or a sales order"""
        answer: T.Subscription | T.SalesOrder = await self._core.send("GET", f"/Orders/{encode(id)}", options)
        return answer

    async def get_charge(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.OrderProductCharge:
        """Get a charge of an order"""
        answer: T.OrderProductCharge = await self._core.send("GET", f"/Orders/Charges/{encode(id)}", options)
        return answer

    async def update_charge(
        self,
        id: str | int,
        body: T.OrderProductChargePatch,
        **options: Unpack[Options],
    ) -> T.OrderProductCharge:
        """Change the description of a charge"""
        answer: T.OrderProductCharge = await self._core.send("PATCH", f"/Orders/Charges/{encode(id)}", options, Sent(body=body))
        return answer

    def list_charges(
        self,
        id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.OrderProductCharge]:
        """Get the charges of an order

        `filter`: OData 2 `$filter` of: `id`, `chargeNumber`, `version`, `name`, `chargeType`, `priceModel`, `effectiveStartDate`, `effectiveEndDate`, `chargedThroughDate`, `externalERPId`, `externalCRMId`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Orders/{encode(id)}/charges", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    def list_charges_of_product(
        self,
        id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.OrderProductCharge]:
        """Get the charges of a product of an order

        `filter`: As in `GET /Orders/{id}/charges`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Orders/Products/{encode(id)}/charges", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def set_charge_invoiced_to(
        self,
        id: str | int,
        body: T.InvoicedToDatePatch,
        **options: Unpack[Options],
    ) -> None:
        """Set the day up to which a charge is invoiced"""
        await self._core.send("POST", f"/Orders/Charges/{encode(id)}/InvoicedTo", options, Sent(body=body, keyed=True))

    async def deliver_charge(
        self,
        id: str | int,
        body: T.DeliverRequest,
        **options: Unpack[Options],
    ) -> T.OrderProductCharge:
        """Deliver a part of a charge"""
        answer: T.OrderProductCharge = await self._core.send("POST", f"/Orders/Charges/{encode(id)}/Deliver", options, Sent(body=body, keyed=True))
        return answer

    async def close_delivery(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.OrderProductCharge:
        """Close the delivery of a charge"""
        answer: T.OrderProductCharge = await self._core.send("POST", f"/Orders/Charges/{encode(id)}/CloseDelivery", options, Sent(keyed=True))
        return answer


class AsyncPaymentMethods:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.PaymentMethod]:
        """Get payment methods

        `filter`: OData 2 `$filter` of: `id`, `name`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/PaymentMethods", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.PaymentMethodCreate,
        **options: Unpack[Options],
    ) -> T.PaymentMethod:
        """Create a payment method"""
        answer: T.PaymentMethod = await self._core.send("POST", "/PaymentMethods", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.PaymentMethod:
        """Get a payment method"""
        answer: T.PaymentMethod = await self._core.send("GET", f"/PaymentMethods/{encode(id)}", options)
        return answer


class AsyncPaymentTerms:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.PaymentTerm]:
        """Get payment terms

        `filter`: OData 2 `$filter` of: `id`, `name`, `description`, `termType`, `days`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/PaymentTerms", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.PaymentTermCreate,
        **options: Unpack[Options],
    ) -> T.PaymentTerm:
        """Create a payment term"""
        answer: T.PaymentTerm = await self._core.send("POST", "/PaymentTerms", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.PaymentTerm:
        """Get a payment term"""
        answer: T.PaymentTerm = await self._core.send("GET", f"/PaymentTerms/{encode(id)}", options)
        return answer


class AsyncPayments:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Payment]:
        """Get payments

        `filter`: OData 2 `$filter` of: `id`, `paymentDate`, `postedDate`, `reference`, `payerName`, `description`, `externalBankId`, `amount/amount`, `amount/currencyCode`, `isFullyAllocated`, `paymentMethodName`, `paymentBatchId`, `paymentBatchNumber`, `created`, `modified`, `paymentSettlements/invoice/id`, `paymentSettlements/invoice/invoiceNumber`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Payments", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.PaymentCreate,
        **options: Unpack[Options],
    ) -> T.Payment:
        """Create a payment"""
        answer: T.Payment = await self._core.send("POST", "/Payments", options, Sent(body=body, keyed=True))
        return answer

    async def create_and_post(
        self,
        body: T.CreateAndPostPaymentRequest,
        **options: Unpack[Options],
    ) -> T.EventResponse:
        """Create and post a payment of one invoice"""
        answer: T.EventResponse = await self._core.send("POST", "/Payments/CreateAndPost", options, Sent(body=body, keyed=True))
        return answer

    async def update_settlements(
        self,
        body: T.PaymentSettlementsPatch,
        **options: Unpack[Options],
    ) -> T.Payment:
        """Change the settlements of a payment"""
        answer: T.Payment = await self._core.send("PATCH", "/Payments/Settlements", options, Sent(body=body))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Payment:
        """Get a payment"""
        answer: T.Payment = await self._core.send("GET", f"/Payments/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.PaymentPatch,
        **options: Unpack[Options],
    ) -> T.Payment:
        """Change a payment"""
        answer: T.Payment = await self._core.send("PATCH", f"/Payments/{encode(id)}", options, Sent(body=body))
        return answer

    async def post(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Payment:
        """Post a payment"""
        answer: T.Payment = await self._core.send("POST", f"/Payments/{encode(id)}/Post", options, Sent(keyed=True))
        return answer

    async def create_refund(
        self,
        id: str | int,
        body: T.RefundPaymentRequest,
        **options: Unpack[Options],
    ) -> T.Payment:
        """Pay an advance back"""
        answer: T.Payment = await self._core.send("POST", f"/Payments/{encode(id)}/Refund", options, Sent(body=body, keyed=True))
        return answer

    async def import_(
        self,
        body: str | bytes,
        **options: Unpack[Options],
    ) -> T.PaymentImportResponse:
        """Import a bank file"""
        answer: T.PaymentImportResponse = await self._core.send("POST", "/Payments/import", options, Sent(body=body, media="application/xml", keyed=True))
        return answer


class AsyncPersonalTokens:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        all: Literal["true", "false"] | str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.PersonalToken]:
        """Get personal tokens

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before

        `all`: Default: false
        """
        return AsyncItems(self._core, "/PersonalTokens", {"PageSize": page_size, "Cursor": cursor, "All": all}, options, by_cursor=True)

    async def create(
        self,
        body: T.PersonalTokenCreate,
        **options: Unpack[Options],
    ) -> T.CreatedPersonalToken:
        """Create a personal token"""
        answer: T.CreatedPersonalToken = await self._core.send("POST", "/PersonalTokens", options, Sent(body=body))
        return answer

    async def update(
        self,
        client_id: str | int,
        body: T.PersonalTokenPatch,
        **options: Unpack[Options],
    ) -> T.PersonalToken:
        """Rename a personal token"""
        answer: T.PersonalToken = await self._core.send("PATCH", f"/PersonalTokens/{encode(client_id)}", options, Sent(body=body))
        return answer

    async def delete(
        self,
        client_id: str | int,
        **options: Unpack[Options],
    ) -> T.PersonalToken:
        """Revoke a personal token"""
        answer: T.PersonalToken = await self._core.send("DELETE", f"/PersonalTokens/{encode(client_id)}", options)
        return answer


class AsyncPolishCentralBankRates:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(
        self,
        **options: Unpack[Options],
    ) -> T.PolishCentralBankRates:
        """Get the settings of the National Bank of Poland"""
        answer: T.PolishCentralBankRates = await self._core.send("GET", "/Integrations/NationalBankOfPoland", options)
        return answer

    async def set(
        self,
        body: T.RateProviderRequest | None = None,
        **options: Unpack[Options],
    ) -> T.PolishCentralBankRates:
        """Switch the National Bank of Poland on or off"""
        answer: T.PolishCentralBankRates = await self._core.send("PUT", "/Integrations/NationalBankOfPoland", options, Sent(body=body))
        return answer

    async def delete(
        self,
        **options: Unpack[Options],
    ) -> None:
        """Remove the settings of the National Bank of Poland"""
        await self._core.send("DELETE", "/Integrations/NationalBankOfPoland", options)

    async def import_(
        self,
        body: T.RateImportRequest | None = None,
        **options: Unpack[Options],
    ) -> T.RateImport:
        """Import from the National Bank of Poland now"""
        answer: T.RateImport = await self._core.send("POST", "/Integrations/NationalBankOfPoland/Import", options, Sent(body=body, keyed=True))
        return answer

    def list_imports(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.RateImport]:
        """Get the imports from the National Bank of Poland

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        return AsyncItems(self._core, "/Integrations/NationalBankOfPoland/Imports", {"PageSize": page_size, "Cursor": cursor}, options, by_cursor=True)

    async def get_import(
        self,
        id: str | int,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> T.RateImportResult:
        """Get an import from the National Bank of Poland

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        answer: T.RateImportResult = await self._core.send("GET", f"/Integrations/NationalBankOfPoland/Imports/{encode(id)}", options, Sent(query={"PageSize": page_size, "Cursor": cursor}))
        return answer


class AsyncProducts:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Product]:
        """Get products

        `filter`: OData 2 `$filter` of: `id`, `productNumber`, `name`, `productType`, `category`, `activationDate`, `endOfNewSalesDate`, `endOfRenewalDate`, `endOfLifeDate`, `externalERPId`, `externalCRMId`, `created`, `modified`, `chargePlans/id`, `chargePlans/chargePlanNumber`, `chargePlans/name`, `chargePlans/charges/id`, `chargePlans/charges/chargeNumber`, `chargePlans/charges/name`, `chargePlans/charges/chargeType`, `chargePlans/charges/model`, `chargePlans/charges/externalERPId`, `chargePlans/charges/externalCRMId`, `customFields/key`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Products", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.ProductCreate,
        **options: Unpack[Options],
    ) -> T.EventResponse:
        """Create a product"""
        answer: T.EventResponse = await self._core.send("POST", "/Products", options, Sent(body=body, keyed=True))
        return answer

    def list_features(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Feature]:
        """Get product features

        `filter`: OData 2 `$filter` of: `code`, `description`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Products/productFeatures", {"Filter": filter, "OrderBy": order_by, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Product:
        """Get a product"""
        answer: T.Product = await self._core.send("GET", f"/Products/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.ProductPatch,
        **options: Unpack[Options],
    ) -> None:
        """Change a product"""
        await self._core.send("PATCH", f"/Products/{encode(id)}", options, Sent(body=body))

    async def delete(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete a product"""
        await self._core.send("DELETE", f"/Products/{encode(id)}", options)

    async def get_by_charge_plan(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Product:
        """Get the product of a charge plan"""
        answer: T.Product = await self._core.send("GET", f"/Products/FromChargePlan/{encode(id)}", options)
        return answer

    async def get_by_charge(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Product:
        """Get the product of a charge"""
        answer: T.Product = await self._core.send("GET", f"/Products/FromCharge/{encode(id)}", options)
        return answer

    async def update_charge(
        self,
        id: str | int,
        body: T.ChargePatch,
        **options: Unpack[Options],
    ) -> None:
        """Change a charge"""
        await self._core.send("PATCH", f"/Products/charges/{encode(id)}", options, Sent(body=body))

    async def delete_charge(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete a charge"""
        await self._core.send("DELETE", f"/Products/charges/{encode(id)}", options)

    async def delete_charge_plan(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete a charge plan"""
        await self._core.send("DELETE", f"/Products/chargePlans/{encode(id)}", options)


class AsyncQuotes:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Quote]:
        """Get quotes

        `filter`: OData 2 `$filter` of: `id`, `number`, `version`, `status`, `quoteType`, `orderType`, `termType`, `customer/id`, `customer/accountNumber`, `customer/name`, `invoiceCustomer/id`, `currency`, `quoteDate`, `validToDate`, `description`, `yourReference`, `ourReference`, `effectiveStartDate`, `created`, `modified`, `customFields/key`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Quotes", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.QuoteCreate,
        **options: Unpack[Options],
    ) -> T.Quote:
        """Create a quote"""
        answer: T.Quote = await self._core.send("POST", "/Quotes", options, Sent(body=body, keyed=True))
        return answer

    async def create_preview(
        self,
        body: T.QuoteCreate,
        **options: Unpack[Options],
    ) -> T.Quote:
        """Create a quote: what would come of it, and nothing is written"""
        answer: T.Quote = await self._core.send("POST", "/Quotes", options, Sent(body=body, query={"preview": True}))
        return answer

    async def convert_to_order(
        self,
        body: T.ConvertQuoteToOrderRequest,
        *,
        preview: Literal["true", "false"] | str | None = None,
        **options: Unpack[Options],
    ) -> T.QuoteConverted:
        """Convert a quote

        `preview`: Returns the result without writing anything
        """
        answer: T.QuoteConverted = await self._core.send("POST", "/Quotes/convertToOrder", options, Sent(body=body, query={"preview": preview}, keyed=True))
        return answer

    async def get_pdf(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> bytes:
        """Get the PDF of a quote"""
        answer: bytes = await self._core.send("GET", f"/Quotes/{encode(id)}/PDF", options)
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Quote:
        """Get a quote"""
        answer: T.Quote = await self._core.send("GET", f"/Quotes/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.QuotePatch,
        *,
        preview: Literal["true", "false"] | str | None = None,
        **options: Unpack[Options],
    ) -> T.Quote:
        """Change a quote

        `preview`: Returns the result without writing anything
        """
        answer: T.Quote = await self._core.send("PATCH", f"/Quotes/{encode(id)}", options, Sent(body=body, query={"preview": preview}))
        return answer

    async def delete(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete a quote"""
        await self._core.send("DELETE", f"/Quotes/{encode(id)}", options)

    async def close(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Quote:
        """Close a quote"""
        answer: T.Quote = await self._core.send("POST", f"/Quotes/{encode(id)}/Close", options, Sent(keyed=True))
        return answer


class AsyncReports:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.ReportResponse]:
        """Get reports

        `filter`: OData 2 `$filter` of: `id`, `name`, `description`, `entityName`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Reports", {"Filter": filter, "OrderBy": order_by, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.ReportResponse:
        """Get a report"""
        answer: T.ReportResponse = await self._core.send("GET", f"/Reports/{encode(id)}", options)
        return answer

    def list_data(
        self,
        id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        sort_by_field: str | None = None,
        sort_direction: Literal["asc", "desc"] | str | None = None,
        from_: str | None = None,
        to: str | None = None,
        date: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.StringObjectDictionary]:
        """Get the rows of a report

        `filter`: OData 2 `$filter` of: the fields of the items

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `page_number`: The first page when absent

        `page_size`: 20 when absent

        `sort_by_field`: A field of the report; use `OrderBy` for several fields

        `sort_direction`: Direction for `SortByField`, or for the first field of the report

        `from_`: The first day of a period. Default: that of this month

        `to`: The last day of a period. Default: that of this month

        `date`: For a report as of a day: the day. Default: today
        """
        return AsyncItems(self._core, f"/Reports/{encode(id)}/Data", {"Filter": filter, "OrderBy": order_by, "PageNumber": page_number, "PageSize": page_size, "SortByField": sort_by_field, "SortDirection": sort_direction, "From": from_, "To": to, "Date": date}, options)


class AsyncRevenue:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list_of_invoice_line(
        self,
        id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.RevenueScheduleItem]:
        """Get revenue schedule by invoice line id

        `filter`: OData 2 `$filter` of: `id`, `accountingPeriod/startDate`, `recognizedRevenue/amount`, `recognizedRevenue/baseCurrencyAmount`, `invoiceLine/id`, `created`, `modified`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/RevenueSchedule/InvoiceLine/{encode(id)}", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    def list_of_charge(
        self,
        charge_number: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.RevenueScheduleItem]:
        """Get revenue schedule by charge number

        `filter`: As in `GET /RevenueSchedule/InvoiceLine/{id}`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/RevenueSchedule/Charge/{encode(charge_number)}", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def recognize(
        self,
        year: str | int,
        period: str | int,
        body: T.RecognizeRevenueRequest | None = None,
        **options: Unpack[Options],
    ) -> T.RecognizedRevenue:
        """Recognise the revenue up to a period"""
        answer: T.RecognizedRevenue = await self._core.send("POST", f"/AccountingPeriods/{encode(year)}/{encode(period)}/RecognizeRevenue", options, Sent(body=body))
        return answer


class AsyncRevenueRecognitionRules:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.RevenueRecognitionRule]:
        """Get revenue recognition rules

        `filter`: OData 2 `$filter` of: `id`, `name`, `distribution`, `upfrontPercent`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/RevenueRecognitionRules", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.RevenueRecognitionRuleCreate,
        **options: Unpack[Options],
    ) -> T.RevenueRecognitionRule:
        """Create a revenue recognition rule"""
        answer: T.RevenueRecognitionRule = await self._core.send("POST", "/RevenueRecognitionRules", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.RevenueRecognitionRule:
        """Get a revenue recognition rule"""
        answer: T.RevenueRecognitionRule = await self._core.send("GET", f"/RevenueRecognitionRules/{encode(id)}", options)
        return answer


class AsyncSalesOrders:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.SalesOrder]:
        """Get sales orders

        `filter`: OData 2 `$filter` of: `id`, `orderNumber`, `version`, `account/id`, `account/accountNumber`, `account/name`, `invoiceAccount/id`, `currency`, `orderDate`, `orderPaymentMethod`, `yourReference`, `ourReference`, `yourOrderNumber`, `buyerReference`, `externalERPId`, `externalCRMId`, `created`, `modified`, `status`, `products/id`, `products/productNumber`, `products/name`, `products/charges/id`, `products/charges/chargeNumber`, `products/charges/name`, `products/charges/chargeType`, `products/charges/priceModel`, `products/charges/chargeId`, `products/charges/externalERPId`, `products/charges/externalCRMId`, `customFields/key`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/SalesOrders", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.SalesOrderCreate,
        **options: Unpack[Options],
    ) -> T.SalesOrder:
        """Create a sales order"""
        answer: T.SalesOrder = await self._core.send("POST", "/SalesOrders", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.SalesOrder:
        """Get a sales order"""
        answer: T.SalesOrder = await self._core.send("GET", f"/SalesOrders/{encode(id)}", options)
        return answer

    async def delete(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete a sales order"""
        await self._core.send("DELETE", f"/SalesOrders/{encode(id)}", options)

    async def get_version_number(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.SalesOrder:
        """Get a version of a sales order"""
        answer: T.SalesOrder = await self._core.send("GET", f"/SalesOrders/{encode(id)}/version", options)
        return answer

    async def list_versions(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> Sequence[T.SalesOrder]:
        """Get the versions of a sales order"""
        answer: Sequence[T.SalesOrder] = await self._core.send("GET", f"/SalesOrders/{encode(id)}/versions", options)
        return answer

    async def get_version(
        self,
        id: str | int,
        version: str | int,
        **options: Unpack[Options],
    ) -> T.SalesOrder:
        """Get a version of a sales order by its number"""
        answer: T.SalesOrder = await self._core.send("GET", f"/SalesOrders/{encode(id)}/versions/{encode(version)}", options)
        return answer

    async def activate(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.EventResponse:
        """Activate a sales order"""
        answer: T.EventResponse = await self._core.send("POST", f"/SalesOrders/activate/{encode(id)}", options, Sent(keyed=True))
        return answer


class AsyncSimpleProducts:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.SimpleProduct]:
        """Get simple products

        `filter`: OData 2 `$filter` of: `id`, `productNumber`, `name`, `category`, `activationDate`, `endOfNewSalesDate`, `endOfRenewalDate`, `endOfLifeDate`, `externalCRMId`, `customFields/key`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/SimpleProducts", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.SimpleProduct:
        """Get a simple product"""
        answer: T.SimpleProduct = await self._core.send("GET", f"/SimpleProducts/{encode(id)}", options)
        return answer


class AsyncSubscriptions:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Subscription]:
        """Get subscriptions

        `filter`: OData 2 `$filter` of: `id`, `orderNumber`, `version`, `account/id`, `account/accountNumber`, `account/name`, `invoiceAccount/id`, `currency`, `orderDate`, `orderPaymentMethod`, `yourReference`, `ourReference`, `yourOrderNumber`, `buyerReference`, `externalERPId`, `externalCRMId`, `created`, `modified`, `status`, `effectiveStartDate`, `effectiveEndDate`, `noticePeriodDate`, `lastRenewalDate`, `cancellationDate`, `isAutoRenewed`, `termType`, `term`, `cmrr/amount`, `acv/amount`, `tcv/amount`, `products/id`, `products/productNumber`, `products/name`, `products/charges/id`, `products/charges/chargeNumber`, `products/charges/name`, `products/charges/chargeType`, `products/charges/priceModel`, `products/charges/chargeId`, `products/charges/externalERPId`, `products/charges/externalCRMId`, `customFields/key`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Subscriptions", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.SubscriptionCreate,
        **options: Unpack[Options],
    ) -> T.Subscription:
        """Create a subscription"""
        answer: T.Subscription = await self._core.send("POST", "/Subscriptions", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Subscription:
        """Get a subscription"""
        answer: T.Subscription = await self._core.send("GET", f"/Subscriptions/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.SubscriptionPatch,
        **options: Unpack[Options],
    ) -> T.Subscription:
        """Change the description of a subscription"""
        answer: T.Subscription = await self._core.send("PATCH", f"/Subscriptions/{encode(id)}", options, Sent(body=body))
        return answer

    async def delete(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete a subscription"""
        await self._core.send("DELETE", f"/Subscriptions/{encode(id)}", options)

    async def get_version_number(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Subscription:
        """Get a version of a subscription"""
        answer: T.Subscription = await self._core.send("GET", f"/Subscriptions/{encode(id)}/version", options)
        return answer

    async def list_versions(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> Sequence[T.Subscription]:
        """Get the versions of a subscription"""
        answer: Sequence[T.Subscription] = await self._core.send("GET", f"/Subscriptions/{encode(id)}/versions", options)
        return answer

    async def get_version(
        self,
        id: str | int,
        version: str | int,
        **options: Unpack[Options],
    ) -> T.Subscription:
        """Get a version of a subscription by its number"""
        answer: T.Subscription = await self._core.send("GET", f"/Subscriptions/{encode(id)}/versions/{encode(version)}", options)
        return answer

    async def list_milestones(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> Sequence[T.SubscriptionMilestone]:
        """Get the milestones of a subscription"""
        answer: Sequence[T.SubscriptionMilestone] = await self._core.send("GET", f"/Subscriptions/{encode(id)}/milestones", options)
        return answer

    async def activate(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.EventResponse:
        """Activate a subscription"""
        answer: T.EventResponse = await self._core.send("POST", f"/Subscriptions/activate/{encode(id)}", options, Sent(keyed=True))
        return answer

    async def change(
        self,
        id: str | int,
        body: T.ChangeSubscriptionRequest,
        **options: Unpack[Options],
    ) -> T.Subscription:
        """Change a subscription"""
        answer: T.Subscription = await self._core.send("POST", f"/Subscriptions/{encode(id)}/change", options, Sent(body=body, keyed=True))
        return answer

    async def change_preview(
        self,
        id: str | int,
        body: T.ChangeSubscriptionRequest,
        **options: Unpack[Options],
    ) -> T.Subscription:
        """Change a subscription: what would come of it, and nothing is written"""
        answer: T.Subscription = await self._core.send("POST", f"/Subscriptions/{encode(id)}/change", options, Sent(body=body, query={"preview": True}))
        return answer

    async def renew_and_change(
        self,
        id: str | int,
        body: T.RenewAndChangeSubscriptionRequest,
        **options: Unpack[Options],
    ) -> T.EventResponse:
        """Renew and change a subscription"""
        answer: T.EventResponse = await self._core.send("POST", f"/Subscriptions/{encode(id)}/RenewAndChange", options, Sent(body=body, keyed=True))
        return answer

    async def renew(
        self,
        id: str | int,
        body: T.RenewSubscriptionRequest,
        *,
        preview: Literal["true", "false"] | str | None = None,
        **options: Unpack[Options],
    ) -> T.Subscription:
        """Renew a subscription

        `preview`: Returns the result without writing anything
        """
        answer: T.Subscription = await self._core.send("POST", f"/Subscriptions/renew/{encode(id)}", options, Sent(body=body, query={"preview": preview}, keyed=True))
        return answer

    async def cancel(
        self,
        id: str | int,
        body: T.CancelSubscriptionRequest,
        *,
        preview: Literal["true", "false"] | str | None = None,
        **options: Unpack[Options],
    ) -> T.Subscription:
        """Cancel a subscription

        `preview`: Returns the result without writing anything
        """
        answer: T.Subscription = await self._core.send("POST", f"/Subscriptions/cancel/{encode(id)}", options, Sent(body=body, query={"preview": preview}, keyed=True))
        return answer

    async def revert(
        self,
        id: str | int,
        *,
        preview: Literal["true", "false"] | str | None = None,
        **options: Unpack[Options],
    ) -> T.EventResponse | T.Subscription:
        """Revert a subscription

        `preview`: Returns the result without writing anything
        """
        answer: T.EventResponse | T.Subscription = await self._core.send("POST", f"/Subscriptions/revert/{encode(id)}", options, Sent(query={"preview": preview}, keyed=True))
        return answer

    async def set_milestone(
        self,
        id: str | int,
        body: T.SetSubscriptionMilestoneRequest,
        **options: Unpack[Options],
    ) -> T.SubscriptionMilestone:
        """Set the date of a milestone"""
        answer: T.SubscriptionMilestone = await self._core.send("POST", f"/Subscriptions/milestones/set/{encode(id)}", options, Sent(body=body, keyed=True))
        return answer

    async def set_order_discounts(
        self,
        id: str | int,
        body: T.OrderDiscountsOrder,
        **options: Unpack[Options],
    ) -> T.Subscription:
        """Create, change and remove discounts of a subscription"""
        answer: T.Subscription = await self._core.send("POST", f"/Subscriptions/{encode(id)}/OrderDiscounts", options, Sent(body=body, keyed=True))
        return answer

    async def create_preview(
        self,
        body: T.PreviewSubscriptionRequest,
        **options: Unpack[Options],
    ) -> T.SubscriptionPreview:
        """Preview a subscription with its invoices"""
        answer: T.SubscriptionPreview = await self._core.send("POST", "/Subscriptions/Preview", options, Sent(body=body))
        return answer


class AsyncSwedishCentralBankRates:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(
        self,
        **options: Unpack[Options],
    ) -> T.SwedishCentralBankRates:
        """Get the settings of the Swedish central bank"""
        answer: T.SwedishCentralBankRates = await self._core.send("GET", "/Integrations/SwedishCentralBankRates", options)
        return answer

    async def set(
        self,
        body: T.RateProviderRequest | None = None,
        **options: Unpack[Options],
    ) -> T.SwedishCentralBankRates:
        """Switch the Swedish central bank on or off"""
        answer: T.SwedishCentralBankRates = await self._core.send("PUT", "/Integrations/SwedishCentralBankRates", options, Sent(body=body))
        return answer

    async def delete(
        self,
        **options: Unpack[Options],
    ) -> None:
        """Remove the settings of the Swedish central bank"""
        await self._core.send("DELETE", "/Integrations/SwedishCentralBankRates", options)

    async def import_(
        self,
        body: T.RateImportRequest | None = None,
        **options: Unpack[Options],
    ) -> T.RateImport:
        """Import from the Swedish central bank now"""
        answer: T.RateImport = await self._core.send("POST", "/Integrations/SwedishCentralBankRates/Import", options, Sent(body=body, keyed=True))
        return answer

    def list_imports(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.RateImport]:
        """Get the imports from the Swedish central bank

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        return AsyncItems(self._core, "/Integrations/SwedishCentralBankRates/Imports", {"PageSize": page_size, "Cursor": cursor}, options, by_cursor=True)

    async def get_import(
        self,
        id: str | int,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> T.RateImportResult:
        """Get an import from the Swedish central bank

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        answer: T.RateImportResult = await self._core.send("GET", f"/Integrations/SwedishCentralBankRates/Imports/{encode(id)}", options, Sent(query={"PageSize": page_size, "Cursor": cursor}))
        return answer


class AsyncTaxTemplates:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.TaxTemplate]:
        """Get tax templates

        `filter`: OData 2 `$filter` of: `id`, `name`, `description`, `effectiveFrom`, `effectiveTo`, `created`, `modified`, `details/tax1`, `details/taxCategory/externalCode`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/TaxTemplates", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.TaxTemplateCreate,
        **options: Unpack[Options],
    ) -> T.TaxTemplate:
        """Create a tax template"""
        answer: T.TaxTemplate = await self._core.send("POST", "/TaxTemplates", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.TaxTemplate:
        """Get a tax template"""
        answer: T.TaxTemplate = await self._core.send("GET", f"/TaxTemplates/{encode(id)}", options)
        return answer


class AsyncUnitsOfMeasure:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.UnitOfMeasure]:
        """Get units of measurement

        `filter`: OData 2 `$filter` of: `id`, `unitCode`, `name`, `displayName`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/UnitOfMeasurements", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.UnitOfMeasure:
        """Get a unit of measurement"""
        answer: T.UnitOfMeasure = await self._core.send("GET", f"/UnitOfMeasurements/{encode(id)}", options)
        return answer


class AsyncUsage:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        modified_after: str | None = None,
        modified_before: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.Usage]:
        """Get usage

        `filter`: OData 2 `$filter` of: `id`, `account/id`, `account/accountNumber`, `account/name`, `order/orderNumber`, `product/id`, `charge/chargeNumber`, `fromDate`, `quantity`, `importDate`, `created`, `modified`, `toDate`, `unit`, `description`, `source`, `processed`, `ratedPrice`, `customFields/key`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `modified_after`: Only items that were changed, themselves or in a part, at this time or later

        `modified_before`: Only items last changed before this time

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Usage", {"Filter": filter, "OrderBy": order_by, "ModifiedAfter": modified_after, "ModifiedBefore": modified_before, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.UsageCreate,
        **options: Unpack[Options],
    ) -> T.Usage:
        """Report usage"""
        answer: T.Usage = await self._core.send("POST", "/Usage", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Usage:
        """Get one row of usage"""
        answer: T.Usage = await self._core.send("GET", f"/Usage/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.UsagePatch,
        **options: Unpack[Options],
    ) -> None:
        """Change usage"""
        await self._core.send("PATCH", f"/Usage/{encode(id)}", options, Sent(body=body))

    async def delete(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete usage"""
        await self._core.send("DELETE", f"/Usage/{encode(id)}", options)

    async def import_(
        self,
        body: T.ImportUsageRequest,
        **options: Unpack[Options],
    ) -> T.ImportDataResponse:
        """Import usage"""
        answer: T.ImportDataResponse = await self._core.send("POST", "/Usage/import", options, Sent(body=body, keyed=True))
        return answer


class AsyncUsers:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list_roles(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.RoleWithPermissionsResponse]:
        """Get the roles

        `filter`: OData 2 `$filter` of: `id`, `name`, `description`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Users/roles", {"Filter": filter, "OrderBy": order_by, "PageNumber": page_number, "PageSize": page_size}, options)

    async def get_role(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.RoleWithPermissionsResponse:
        """Get a role"""
        answer: T.RoleWithPermissionsResponse = await self._core.send("GET", f"/Users/roles/{encode(id)}", options)
        return answer

    def list(
        self,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.UserWithRolesResponse]:
        """Get the users

        `filter`: OData 2 `$filter` of: `id`, `firstName`, `lastName`, `email`, `userName`, `active`, `state`, `personId`, `permissions`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, "/Users", {"Filter": filter, "OrderBy": order_by, "PageNumber": page_number, "PageSize": page_size}, options)

    async def create(
        self,
        body: T.InviteUserRequest,
        **options: Unpack[Options],
    ) -> T.InvitedUser:
        """Invite a user"""
        answer: T.InvitedUser = await self._core.send("POST", "/Users", options, Sent(body=body))
        return answer

    def list_by_role(
        self,
        role_id: str | int,
        *,
        filter: str | None = None,
        order_by: str | None = None,
        page_number: int | None = None,
        page_size: int | None = None,
        legal_entity_id: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.UserWithRolesResponse]:
        """Get the users of a role

        `filter`: As in `GET /Users`

        `order_by`: Fields separated by commas, each optionally followed by `asc` or `desc`

        `page_number`: The first page when absent

        `page_size`: 20 when absent
        """
        return AsyncItems(self._core, f"/Users/ByRole/{encode(role_id)}", {"Filter": filter, "OrderBy": order_by, "PageNumber": page_number, "PageSize": page_size, "legalEntityId": legal_entity_id}, options)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.UserWithRolesResponse:
        """Get a user"""
        answer: T.UserWithRolesResponse = await self._core.send("GET", f"/Users/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.UserPatch,
        **options: Unpack[Options],
    ) -> T.UserWithRolesResponse:
        """Change a user"""
        answer: T.UserWithRolesResponse = await self._core.send("PATCH", f"/Users/{encode(id)}", options, Sent(body=body))
        return answer

    async def delete(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.UserWithRolesResponse:
        """Deactivate a user"""
        answer: T.UserWithRolesResponse = await self._core.send("DELETE", f"/Users/{encode(id)}", options)
        return answer

    async def send_invitation(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.InvitedUser:
        """Make another link for a user"""
        answer: T.InvitedUser = await self._core.send("POST", f"/Users/{encode(id)}/Invitation", options)
        return answer


class AsyncWebhookDeliveries:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        event_type: Literal["SubscriptionActivated", "SubscriptionChanged", "SubscriptionUpdated", "SubscriptionCancelled", "SubscriptionRenewed", "SubscriptionReverted", "SubscriptionDeleted", "SalesOrderActivated", "SalesOrderUpdated", "SalesOrderDeleted", "InvoicePosted", "InvoiceUpdated", "JournalPosted", "AccountsCreated", "AccountCreated", "AccountsChanged", "AccountChanged", "QuoteCreated", "quoteCreated", "QuoteEdited", "quoteEdited", "QuoteConverted", "quoteConverted", "PaymentsCreated", "PaymentCreated", "PaymentsPosted", "PaymentPosted", "InvoiceBatchCreated", "InvoiceBatchPosted", "InvoiceBatchCancelled", "ProductsCreated", "ProductCreated", "ProductsUpdated", "ProductUpdated", "ProductsDeleted", "ProductDeleted", "NationalEInvoiceProcessed", "NationalEInvoiceFailed", "NationalEInvoiceReceived", "MessageSent", "MessageFailed", "DunningStarted", "DunningStepTaken", "DunningEnded"] | str | None = None,
        correlation_id: str | None = None,
        search: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        status: str | None = None,
        status_code: str | None = None,
        failure_reason: Literal["http_status", "timeout", "dns", "connection_refused", "connection_reset", "tls", "blocked_address", "protocol", "crashed", "internal"] | str | None = None,
        order: Literal["asc", "desc"] | str | None = None,
        webhook_id: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.WebhookDelivery]:
        """Get deliveries

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before

        `event_type`: An event tag or one of its spellings; GET /EventTypes lists them

        `search`: A whole string or number inside `Data` as written there, an event id or a correlation id; the start of a value matches nothing

        `status`: One or several of Pending, InFlight, Held, Delivered, Failed, Cancelled, with commas between

        `status_code`: HTTP status of the answer to the last attempt, such as 503, or a class such as 5xx

        `failure_reason`: Reason for the failure of the last attempt
        """
        return AsyncItems(self._core, "/WebhookDeliveries", {"PageSize": page_size, "Cursor": cursor, "EventType": event_type, "CorrelationId": correlation_id, "Search": search, "From": from_, "To": to, "Status": status, "StatusCode": status_code, "FailureReason": failure_reason, "Order": order, "WebhookId": webhook_id}, options, by_cursor=True)

    def list_of_webhook(
        self,
        id: str | int,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        event_type: Literal["SubscriptionActivated", "SubscriptionChanged", "SubscriptionUpdated", "SubscriptionCancelled", "SubscriptionRenewed", "SubscriptionReverted", "SubscriptionDeleted", "SalesOrderActivated", "SalesOrderUpdated", "SalesOrderDeleted", "InvoicePosted", "InvoiceUpdated", "JournalPosted", "AccountsCreated", "AccountCreated", "AccountsChanged", "AccountChanged", "QuoteCreated", "quoteCreated", "QuoteEdited", "quoteEdited", "QuoteConverted", "quoteConverted", "PaymentsCreated", "PaymentCreated", "PaymentsPosted", "PaymentPosted", "InvoiceBatchCreated", "InvoiceBatchPosted", "InvoiceBatchCancelled", "ProductsCreated", "ProductCreated", "ProductsUpdated", "ProductUpdated", "ProductsDeleted", "ProductDeleted", "NationalEInvoiceProcessed", "NationalEInvoiceFailed", "NationalEInvoiceReceived", "MessageSent", "MessageFailed", "DunningStarted", "DunningStepTaken", "DunningEnded"] | str | None = None,
        correlation_id: str | None = None,
        search: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        status: str | None = None,
        status_code: str | None = None,
        failure_reason: Literal["http_status", "timeout", "dns", "connection_refused", "connection_reset", "tls", "blocked_address", "protocol", "crashed", "internal"] | str | None = None,
        order: Literal["asc", "desc"] | str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.WebhookDelivery]:
        """Get the deliveries of a webhook

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before

        `event_type`: An event tag or one of its spellings; GET /EventTypes lists them

        `search`: A whole string or number inside `Data` as written there, an event id or a correlation id; the start of a value matches nothing

        `status`: One or several of Pending, InFlight, Held, Delivered, Failed, Cancelled, with commas between

        `status_code`: HTTP status of the answer to the last attempt, such as 503, or a class such as 5xx

        `failure_reason`: Reason for the failure of the last attempt
        """
        return AsyncItems(self._core, f"/Webhooks/{encode(id)}/Deliveries", {"PageSize": page_size, "Cursor": cursor, "EventType": event_type, "CorrelationId": correlation_id, "Search": search, "From": from_, "To": to, "Status": status, "StatusCode": status_code, "FailureReason": failure_reason, "Order": order}, options, by_cursor=True)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.WebhookDeliveryWithAttempts:
        """Get a delivery with its attempts"""
        answer: T.WebhookDeliveryWithAttempts = await self._core.send("GET", f"/WebhookDeliveries/{encode(id)}", options)
        return answer

    async def retry(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.WebhookDelivery:
        """Retry a delivery now"""
        answer: T.WebhookDelivery = await self._core.send("POST", f"/WebhookDeliveries/{encode(id)}/Retry", options, Sent(keyed=True))
        return answer

    async def retry_all(
        self,
        body: T.RetryDeliveriesRequest,
        **options: Unpack[Options],
    ) -> T.RetriedDeliveries:
        """Retry several deliveries now"""
        answer: T.RetriedDeliveries = await self._core.send("POST", "/WebhookDeliveries/Retry", options, Sent(body=body, keyed=True))
        return answer


class AsyncWebhookRecoveries:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def create(
        self,
        id: str | int,
        body: T.RecoverRequest,
        **options: Unpack[Options],
    ) -> T.RecoverableCount:
        """Send failed deliveries again"""
        answer: T.RecoverableCount = await self._core.send("POST", f"/Webhooks/{encode(id)}/Recover", options, Sent(body=body, keyed=True))
        return answer

    def list(
        self,
        id: str | int,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        **options: Unpack[Options],
    ) -> AsyncItems[T.WebhookRecovery]:
        """Get the recoveries of a webhook

        `page_size`: 20 when absent

        `cursor`: `nextCursor` of the page before
        """
        return AsyncItems(self._core, f"/Webhooks/{encode(id)}/Recoveries", {"PageSize": page_size, "Cursor": cursor}, options, by_cursor=True)

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.WebhookRecovery:
        """Get a recovery with its progress"""
        answer: T.WebhookRecovery = await self._core.send("GET", f"/WebhookRecoveries/{encode(id)}", options)
        return answer

    async def cancel(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.WebhookRecovery:
        """Cancel a recovery"""
        answer: T.WebhookRecovery = await self._core.send("POST", f"/WebhookRecoveries/{encode(id)}/Cancel", options, Sent(keyed=True))
        return answer


class AsyncWebhooks:
    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def list(
        self,
        **options: Unpack[Options],
    ) -> Sequence[T.Webhook]:
        """Get webhooks"""
        answer: Sequence[T.Webhook] = await self._core.send("GET", "/Webhooks", options)
        return answer

    async def create(
        self,
        body: T.WebhookCreate,
        **options: Unpack[Options],
    ) -> T.Webhook:
        """Create a webhook"""
        answer: T.Webhook = await self._core.send("POST", "/Webhooks", options, Sent(body=body, keyed=True))
        return answer

    async def get(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.Webhook:
        """Get a webhook"""
        answer: T.Webhook = await self._core.send("GET", f"/Webhooks/{encode(id)}", options)
        return answer

    async def update(
        self,
        id: str | int,
        body: T.WebhookPatch,
        **options: Unpack[Options],
    ) -> T.Webhook:
        """Change a webhook"""
        answer: T.Webhook = await self._core.send("PATCH", f"/Webhooks/{encode(id)}", options, Sent(body=body))
        return answer

    async def delete(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> None:
        """Delete a webhook"""
        await self._core.send("DELETE", f"/Webhooks/{encode(id)}", options)

    async def test(
        self,
        id: str | int,
        body: T.TestWebhookRequest | None = None,
        **options: Unpack[Options],
    ) -> T.WebhookDelivery:
        """Send a test event"""
        answer: T.WebhookDelivery = await self._core.send("POST", f"/Webhooks/{encode(id)}/Test", options, Sent(body=body, keyed=True))
        return answer

    async def get_stats(
        self,
        id: str | int,
        *,
        from_: str | None = None,
        to: str | None = None,
        **options: Unpack[Options],
    ) -> T.WebhookStats:
        """Get the figures of a webhook"""
        answer: T.WebhookStats = await self._core.send("GET", f"/Webhooks/{encode(id)}/Stats", options, Sent(query={"From": from_, "To": to}))
        return answer

    async def get_signing_secret(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.SigningSecret:
        """Get the signing secret"""
        answer: T.SigningSecret = await self._core.send("GET", f"/Webhooks/{encode(id)}/SigningSecret", options)
        return answer

    async def rotate_signing_secret(
        self,
        id: str | int,
        body: T.RotateSigningSecretRequest | None = None,
        **options: Unpack[Options],
    ) -> T.SigningSecret:
        """Rotate the signing secret"""
        answer: T.SigningSecret = await self._core.send("POST", f"/Webhooks/{encode(id)}/SigningSecret/Rotate", options, Sent(body=body, keyed=True))
        return answer

    async def get_health(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.WebhookHealth:
        """Get the failures of a webhook"""
        answer: T.WebhookHealth = await self._core.send("GET", f"/Webhooks/{encode(id)}/Health", options)
        return answer

    async def create_enable(
        self,
        id: str | int,
        body: T.EnableWebhookRequest | None = None,
        **options: Unpack[Options],
    ) -> T.EnabledWebhook:
        """Enable a Disabled webhook and send what it missed"""
        answer: T.EnabledWebhook = await self._core.send("POST", f"/Webhooks/{encode(id)}/Enable", options, Sent(body=body, keyed=True))
        return answer

    async def get_settings(
        self,
        id: str | int,
        **options: Unpack[Options],
    ) -> T.WebhookSettings:
        """Get the settings of a webhook"""
        answer: T.WebhookSettings = await self._core.send("GET", f"/Webhooks/{encode(id)}/Settings", options)
        return answer

    async def update_settings(
        self,
        id: str | int,
        body: T.ChangeWebhookSettingsRequest,
        **options: Unpack[Options],
    ) -> T.WebhookSettings:
        """Change the settings of a webhook"""
        answer: T.WebhookSettings = await self._core.send("PATCH", f"/Webhooks/{encode(id)}/Settings", options, Sent(body=body))
        return answer


class AsyncSvc(AsyncCore):
    """The service, by resources: `svc.invoices.list()`."""

    @cached_property
    def accounting_periods(self) -> AsyncAccountingPeriods:
        return AsyncAccountingPeriods(self)

    @cached_property
    def accounts(self) -> AsyncAccounts:
        return AsyncAccounts(self)

    @cached_property
    def audit_log(self) -> AsyncAuditLog:
        return AsyncAuditLog(self)

    @cached_property
    def auto_invoice(self) -> AsyncAutoInvoice:
        return AsyncAutoInvoice(self)

    @cached_property
    def bookings(self) -> AsyncBookings:
        return AsyncBookings(self)

    @cached_property
    def central_bank_rates(self) -> AsyncCentralBankRates:
        return AsyncCentralBankRates(self)

    @cached_property
    def commercial_rates(self) -> AsyncCommercialRates:
        return AsyncCommercialRates(self)

    @cached_property
    def countries(self) -> AsyncCountries:
        return AsyncCountries(self)

    @cached_property
    def currencies(self) -> AsyncCurrencies:
        return AsyncCurrencies(self)

    @cached_property
    def custom_fields(self) -> AsyncCustomFields:
        return AsyncCustomFields(self)

    @cached_property
    def document_templates(self) -> AsyncDocumentTemplates:
        return AsyncDocumentTemplates(self)

    @cached_property
    def dunning(self) -> AsyncDunning:
        return AsyncDunning(self)

    @cached_property
    def events(self) -> AsyncEvents:
        return AsyncEvents(self)

    @cached_property
    def exchange_rates(self) -> AsyncExchangeRates:
        return AsyncExchangeRates(self)

    @cached_property
    def financial_accounts(self) -> AsyncFinancialAccounts:
        return AsyncFinancialAccounts(self)

    @cached_property
    def integration_log(self) -> AsyncIntegrationLog:
        return AsyncIntegrationLog(self)

    @cached_property
    def invoice_batch_groups(self) -> AsyncInvoiceBatchGroups:
        return AsyncInvoiceBatchGroups(self)

    @cached_property
    def invoice_batches(self) -> AsyncInvoiceBatches:
        return AsyncInvoiceBatches(self)

    @cached_property
    def invoices(self) -> AsyncInvoices:
        return AsyncInvoices(self)

    @cached_property
    def journals(self) -> AsyncJournals:
        return AsyncJournals(self)

    @cached_property
    def legal_entities(self) -> AsyncLegalEntities:
        return AsyncLegalEntities(self)

    @cached_property
    def mail(self) -> AsyncMail:
        return AsyncMail(self)

    @cached_property
    def measurements(self) -> AsyncMeasurements:
        return AsyncMeasurements(self)

    @cached_property
    def messages(self) -> AsyncMessages:
        return AsyncMessages(self)

    @cached_property
    def metrics(self) -> AsyncMetrics:
        return AsyncMetrics(self)

    @cached_property
    def national_e_invoice(self) -> AsyncNationalEInvoice:
        return AsyncNationalEInvoice(self)

    @cached_property
    def national_e_invoices(self) -> AsyncNationalEInvoices:
        return AsyncNationalEInvoices(self)

    @cached_property
    def orders(self) -> AsyncOrders:
        return AsyncOrders(self)

    @cached_property
    def payment_methods(self) -> AsyncPaymentMethods:
        return AsyncPaymentMethods(self)

    @cached_property
    def payment_terms(self) -> AsyncPaymentTerms:
        return AsyncPaymentTerms(self)

    @cached_property
    def payments(self) -> AsyncPayments:
        return AsyncPayments(self)

    @cached_property
    def personal_tokens(self) -> AsyncPersonalTokens:
        return AsyncPersonalTokens(self)

    @cached_property
    def polish_central_bank_rates(self) -> AsyncPolishCentralBankRates:
        return AsyncPolishCentralBankRates(self)

    @cached_property
    def products(self) -> AsyncProducts:
        return AsyncProducts(self)

    @cached_property
    def quotes(self) -> AsyncQuotes:
        return AsyncQuotes(self)

    @cached_property
    def reports(self) -> AsyncReports:
        return AsyncReports(self)

    @cached_property
    def revenue(self) -> AsyncRevenue:
        return AsyncRevenue(self)

    @cached_property
    def revenue_recognition_rules(self) -> AsyncRevenueRecognitionRules:
        return AsyncRevenueRecognitionRules(self)

    @cached_property
    def sales_orders(self) -> AsyncSalesOrders:
        return AsyncSalesOrders(self)

    @cached_property
    def simple_products(self) -> AsyncSimpleProducts:
        return AsyncSimpleProducts(self)

    @cached_property
    def subscriptions(self) -> AsyncSubscriptions:
        return AsyncSubscriptions(self)

    @cached_property
    def swedish_central_bank_rates(self) -> AsyncSwedishCentralBankRates:
        return AsyncSwedishCentralBankRates(self)

    @cached_property
    def tax_templates(self) -> AsyncTaxTemplates:
        return AsyncTaxTemplates(self)

    @cached_property
    def units_of_measure(self) -> AsyncUnitsOfMeasure:
        return AsyncUnitsOfMeasure(self)

    @cached_property
    def usage(self) -> AsyncUsage:
        return AsyncUsage(self)

    @cached_property
    def users(self) -> AsyncUsers:
        return AsyncUsers(self)

    @cached_property
    def webhook_deliveries(self) -> AsyncWebhookDeliveries:
        return AsyncWebhookDeliveries(self)

    @cached_property
    def webhook_recoveries(self) -> AsyncWebhookRecoveries:
        return AsyncWebhookRecoveries(self)

    @cached_property
    def webhooks(self) -> AsyncWebhooks:
        return AsyncWebhooks(self)
