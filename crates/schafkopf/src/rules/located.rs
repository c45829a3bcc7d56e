//! Reading a TOML value into what it is to be, with the way to what is wrong.
//!
//! A wrapper around any reader would tell the way too. This one reads the one kind of value that rule files are made of, which
//! makes the page's engine a good deal smaller.

use std::fmt;

use serde::de::value::StringDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer as _,
    MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use toml::Value;

/// A step on the way to a value in a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Step {
    Key(String),
    Index(usize),
}

/// What is wrong, and where.
#[derive(Debug)]
pub(super) struct Wrong {
    /// The way to it, the last step first.
    back: Vec<Step>,
    /// The reader's own words.
    pub(super) message: String,
}

impl Wrong {
    /// The way to it.
    pub(super) fn way(&self) -> Vec<Step> {
        self.back.iter().rev().cloned().collect()
    }

    fn under(mut self, step: Step) -> Self {
        self.back.push(step);
        self
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Wrong {}

impl serde::de::Error for Wrong {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Wrong { back: Vec::new(), message: message.to_string() }
    }
}

/// Reads a table into what it is to be.
pub(super) fn read<T: DeserializeOwned>(table: toml::Table) -> Result<T, Wrong> {
    T::deserialize(Located(Value::Table(table)))
}

/// A value that is read.
struct Located(Value);

fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::String(text) => Unexpected::Str(text),
        Value::Integer(number) => Unexpected::Signed(*number),
        Value::Float(number) => Unexpected::Float(*number),
        Value::Boolean(truth) => Unexpected::Bool(*truth),
        Value::Datetime(_) => Unexpected::Other("date"),
        Value::Array(_) => Unexpected::Seq,
        Value::Table(_) => Unexpected::Map,
    }
}

impl<'de> Deserializer<'de> for Located {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::String(text) => visitor.visit_string(text),
            Value::Integer(number) => visitor.visit_i64(number),
            Value::Float(number) => visitor.visit_f64(number),
            Value::Boolean(truth) => visitor.visit_bool(truth),
            value @ Value::Datetime(_) => Err(Wrong::invalid_type(unexpected(&value), &visitor)),
            Value::Array(values) => {
                let length = values.len();
                let mut left = Entries { values: values.into_iter(), next: 0 };
                let read = visitor.visit_seq(&mut left)?;
                if left.values.len() == 0 {
                    Ok(read)
                } else {
                    Err(Wrong::invalid_length(length, &"fewer elements in array"))
                }
            }
            Value::Table(table) => {
                let length = table.len();
                let mut left = Fields { fields: table.into_iter(), value: None };
                let read = visitor.visit_map(&mut left)?;
                if left.fields.len() == 0 {
                    Ok(read)
                } else {
                    Err(Wrong::invalid_length(length, &"fewer elements in map"))
                }
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(Variant { name, value: None }),
            Value::Table(table) if table.len() == 1 => {
                let (name, value) = table.into_iter().next().expect("there is one");
                visitor.visit_enum(Variant { name, value: Some(value) })
            }
            value => Err(Wrong::invalid_type(unexpected(&value), &"string or table")),
        }
    }

    forward_to_deserialize_any! {
        bool u8 u16 u32 u64 i8 i16 i32 i64 f32 f64 char str string seq bytes byte_buf map unit
        ignored_any unit_struct tuple_struct tuple struct identifier
    }
}

/// The values of an array, one after the other.
struct Entries {
    values: std::vec::IntoIter<Value>,
    next: usize,
}

impl<'de> SeqAccess<'de> for &mut Entries {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        let Some(value) = self.values.next() else { return Ok(None) };
        let step = Step::Index(self.next);
        self.next += 1;
        seed.deserialize(Located(value)).map(Some).map_err(|wrong| wrong.under(step))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.values.len())
    }
}

/// The fields of a table, one after the other.
struct Fields {
    fields: toml::map::IntoIter<String, Value>,
    /// The value whose key has been read.
    value: Option<(String, Value)>,
}

impl<'de> MapAccess<'de> for &mut Fields {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some((key, value)) = self.fields.next() else { return Ok(None) };
        let reader: StringDeserializer<Wrong> = key.clone().into_deserializer();
        let read = seed.deserialize(reader);
        self.value = Some((key, value));
        read.map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let (key, value) = self.value.take().ok_or_else(|| Wrong::custom("a value without its key"))?;
        seed.deserialize(Located(value)).map_err(|wrong| wrong.under(Step::Key(key)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.fields.len())
    }
}

/// One of several forms: its name alone, or with what belongs to it.
struct Variant {
    name: String,
    value: Option<Value>,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Wrong;
    type Variant = Content;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Content), Wrong> {
        let reader: StringDeserializer<Wrong> = self.name.into_deserializer();
        seed.deserialize(reader).map(|variant| (variant, Content(self.value)))
    }
}

/// What belongs to a form.
struct Content(Option<Value>);

impl Content {
    fn value(self) -> Result<Located, Wrong> {
        self.0.map(Located).ok_or_else(|| Wrong::custom("a value is missing"))
    }
}

impl<'de> VariantAccess<'de> for Content {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.0 {
            None => Ok(()),
            Some(value) => Err(Wrong::invalid_type(unexpected(&value), &"no value")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(self.value()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _length: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.value()?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.value()?.deserialize_any(visitor)
    }
}
