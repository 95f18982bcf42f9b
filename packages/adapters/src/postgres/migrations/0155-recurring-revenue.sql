-- Multiplies exactly: PostgreSQL has no aggregate for it, and logarithms round.
create function product_of(factors numeric[]) returns numeric
  language plpgsql immutable strict parallel safe as $$
    declare
      product numeric := 1;
      factor numeric;
    begin
      foreach factor in array factors loop
        product := product * factor;
      end loop;
      return product;
    end $$;

-- What a quantity costs a year by the prices of a charge, which have an end where those of a month have none; nothing
-- beyond a closed last tier. The price of Rated usage comes with the usage.
create function yearly_price(model text, prices jsonb, quantity numeric, price_period text) returns numeric
  language plpgsql immutable parallel safe as $$
    declare
      units numeric := coalesce(quantity, 0);
      periods integer := case price_period when 'Monthly' then 12 when 'Quarterly' then 4 else 1 end;
      amount numeric := 0;
      above numeric := 0;
      part numeric;
      tier jsonb;
    begin
      if model = 'Rated' or jsonb_array_length(prices) = 0 then return 0; end if;
      if model = 'Flat' then return periods * (prices -> 0 ->> 'price')::numeric; end if;
      if units <= 0 then return 0; end if;
      if model = 'Quantity' then return periods * units * (prices -> 0 ->> 'price')::numeric; end if;
      for tier in select jsonb_array_elements(prices) loop
        part := case when model = 'Volume' then units else least(units, (tier ->> 'toQuantity')::numeric) - above end;
        part := (tier ->> 'price')::numeric * case tier ->> 'priceBase' when 'Flat' then 1 else part end;
        amount := case model when 'Volume' then part else amount + part end;
        above := (tier ->> 'toQuantity')::numeric;
        if above is null or units <= above then return periods * amount; end if;
      end loop;
      return 0;
    end $$;

-- Twelve times the monthly value of a Recurring charge without discounts of its order: kept, because a report of all
-- months reads it of every charge.
alter table order_charges add column yearly_price numeric
  generated always as (case when charge_type = 'Recurring' then yearly_price(model, prices, quantity, price_period) end) stored;
